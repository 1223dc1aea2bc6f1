import type { ComponentChildren } from "preact";

/** A sentence of the documents: code between backquotes, links as plain words. */
export function MarkedText({ text }: { readonly text: string }) {
  const plain = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replaceAll("**", "");
  const pieces: ComponentChildren[] = plain.split("`").map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
  return <>{pieces}</>;
}
