import { listen } from "./listen.ts";

export interface StubServer {
  readonly apiUrl: string;
  /** Path and query of each request so far. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export interface StubResponse {
  readonly body: string | Uint8Array;
  readonly delayMs?: number;
  readonly status?: number;
}

/** Starts a content service whose responses a test provides; `respond` is called with path and query. */
export async function startStubServer(respond: (asked: string) => StubResponse): Promise<StubServer> {
  const asked: string[] = [];
  const { origin, stop } = await listen((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const { body, delayMs = 0, status = 200 } = respond(url);
    setTimeout(() => response.writeHead(status, { "Content-Type": "application/json" }).end(body), delayMs);
  });
  return {
    apiUrl: `${origin}/api`,
    asked,
    stop,
  };
}
