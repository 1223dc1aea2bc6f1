// The address of a state: "#/checkers?position=B:WK9:B1&flip=1". It holds everything that is on the
// page, so that a link shows the same page to somebody else.

export interface Address {
  readonly view: string; // "" is the landing page
  readonly params: Readonly<Record<string, string>>;
}

/** Percent signs make positions unreadable, so characters that are harmless in a fragment stay as they are. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/%(3A|2C|2F|3B|40|24|5B|5D)/g, (escaped) => decodeURIComponent(escaped));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // written by hand, with a lone '%'
  }
}

export function formatAddress(address: Address): string {
  const params = Object.entries(address.params).filter(([, value]) => value !== "");
  const query = params.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
  return `#/${encode(address.view)}${query === "" ? "" : `?${query}`}`;
}

export function parseAddress(hash: string): Address {
  const text = hash.replace(/^#?\/?/, "");
  const mark = text.indexOf("?");
  const view = decode(mark < 0 ? text : text.slice(0, mark));
  const params: Record<string, string> = {};
  for (const part of mark < 0 ? [] : text.slice(mark + 1).split("&")) {
    const equals = part.indexOf("=");
    if (equals > 0) params[decode(part.slice(0, equals))] = decode(part.slice(equals + 1));
  }
  return { view, params };
}
