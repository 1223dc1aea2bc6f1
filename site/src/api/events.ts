// Reads server-sent events from a text that arrives in pieces.

export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** Takes a piece of the stream and returns the events that are complete with it. */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).replace(/\r\n/g, "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.map(readBlock).filter((event) => event !== null);
  };
}

function readBlock(block: string): ServerEvent | null {
  let name = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    if (line.startsWith("event:")) name = line.slice(6).trim();
    else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
  }
  return data.length === 0 ? null : { name, data: data.join("\n") };
}
