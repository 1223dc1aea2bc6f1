export interface Claim {
  readonly verdict: "reproduced" | "differs" | "lost" | "open";
  readonly claim: string;
  readonly found: string; // empty: nothing to say
  readonly command: string; // empty: none
}

export interface Paper {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  readonly claims: readonly Claim[];
}

export function readPapers(docs: string): Promise<readonly Paper[]>;
