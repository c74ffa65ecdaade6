import { listen } from "./listen.ts";

export interface AnsweringServer {
  readonly apiUrl: string;
  /** Address and query of each request so far, as they stood on the wire. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export interface Answer {
  readonly body: string | Uint8Array;
  readonly delayMs?: number;
  readonly status?: number;
}

/** A content service that says what a test wants it to say; `answer` gets address and query. */
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
