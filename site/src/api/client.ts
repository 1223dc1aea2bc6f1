// Questions to the program: GET /api/v1/GAME/COMMAND?position=..&option=..

export type Parameter = string | number | boolean | readonly string[] | undefined;
export type Query = Readonly<Record<string, Parameter>>;

/** Why a question was not answered, in one sentence that may be shown. */
export class Failure extends Error {
  readonly status: number; // of HTTP; 0 if the program could not be reached
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export function questionUrl(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "object") value.forEach((one) => params.append(name, one));
    else params.append(name, value === true ? "1" : String(value));
  }
  const text = params.toString();
  return `/api/v1/${path}${text === "" ? "" : `?${text}`}`;
}

async function reasonOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    if (typeof body === "object" && body !== null && "error" in body) return String(body.error);
  } catch {
    // not JSON
  }
  return `The program answered with status ${response.status}.`;
}

/** fetch(), with every trouble turned into a Failure; an abort stays an abort. */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new Failure("The program does not answer. Is zermelo explore still running?", 0);
  }
  if (!response.ok) throw new Failure(await reasonOf(response), response.status);
  return response;
}

export async function get<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await ask(url, { signal, headers: { accept: "application/json" } });
  return (await response.json()) as T;
}
