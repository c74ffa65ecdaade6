import { listen } from "./listen.ts";

export interface AnsweringServer {
  readonly apiUrl: string;
  /** Path and query of each request so far. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export interface Answer {
  readonly body: string | Uint8Array;
  readonly delayMs?: number;
  readonly status?: number;
}

/** Starts a content service whose responses a test provides; `answer` is called with path and query. */
export async function startAnsweringServer(answer: (asked: string) => Answer): Promise<AnsweringServer> {
  const asked: string[] = [];
  const { origin, stop } = await listen((request, response) => {
    const address = request.url ?? "";
    asked.push(address);
    const { body, delayMs = 0, status = 200 } = answer(address);
    setTimeout(() => response.writeHead(status, { "Content-Type": "application/json" }).end(body), delayMs);
  });
  return {
    apiUrl: `${origin}/api`,
    asked,
    stop,
  };
}
