import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** Ways in which a service can fail. */
export type Fault =
  | "none"
  | "hang"
  | "reset"
  | "garbage"
  | "html"
  | "status-500"
  | "empty-list"
  | "empty-object"
  | "half-answer"
  | "not-found"
  | "slow";

/** Proxy between the site and a service that fails on request. */
export interface FaultyProxy {
  readonly origin: string;
  fault(fault: Fault): void;
  stop(): Promise<void>;
}

const slowMs = 10;

export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: Fault = "none";

  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const address = new URL(incoming.url ?? "/", target);
    const { host: _host, ...headers } = incoming.headers;
    const forwarded = httpRequest(address, { headers, method: incoming.method ?? "GET" }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  const { origin, server, stop } = await listen((incoming, outgoing) => {
    switch (fault) {
      case "hang":
        return;
      case "reset":
        incoming.socket.destroy();
        return;
      case "garbage":
        outgoing.writeHead(200, { "Content-Type": "application/json" }).end('{"data": [{"slug": ');
        return;
      case "html":
        outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>");
        return;
      case "status-500":
        outgoing
          .writeHead(500, { "Content-Type": "application/json" })
          .end('{"error":{"message":"Internal Server Error"}}');
        return;
      case "empty-list":
        outgoing.writeHead(200, { "Content-Type": "application/json" }).end('{"data":[]}');
        return;
      case "not-found":
        outgoing
          .writeHead(404, { "Content-Type": "application/json" })
          .end('{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}');
        return;
      case "empty-object":
        outgoing.writeHead(200, { "Content-Type": "application/json" }).end("{}");
        return;
      case "half-answer":
        outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
        outgoing.write('{"data":[');
        setTimeout(() => outgoing.destroy(), 20);
        return;
      case "slow":
        setTimeout(() => passOn(incoming, outgoing), slowMs);
        return;
      case "none":
        passOn(incoming, outgoing);
    }
  });
  return {
    origin,
    fault(next) {
      fault = next;
      // Hanging connections of an earlier fault would never end.
      server.closeAllConnections();
    },
    stop,
  };
}
