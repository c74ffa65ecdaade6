import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface AnsweringServer {
  readonly apiUrl: string;
  /** Address and query of each request so far, as they stood on the wire. */
  readonly asked: readonly string[];
  stop(): Promise<void>;
}

export interface Answer {
  readonly body: string;
  readonly delayMs?: number;
  readonly status?: number;
}

/** A content service that says what a test wants it to say; `answer` gets address and query. */
export async function startAnsweringServer(answer: (asked: string) => Answer): Promise<AnsweringServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const address = request.url ?? "";
    asked.push(address);
    const { body, delayMs = 0, status = 200 } = answer(address);
    setTimeout(() => response.writeHead(status, { "Content-Type": "application/json" }).end(body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
