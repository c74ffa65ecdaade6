import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

const jsonType = { "Content-Type": "application/json" };

/** Responses of a failing service, by fault. */
const faultyResponses = {
  hang: () => {},
  reset: (outgoing: ServerResponse) => outgoing.socket?.destroy(),
  garbage: (outgoing: ServerResponse) => outgoing.writeHead(200, jsonType).end('{"data": [{"slug": '),
  html: (outgoing: ServerResponse) =>
    outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>"),
  "status-500": (outgoing: ServerResponse) =>
    outgoing.writeHead(500, jsonType).end('{"error":{"message":"Internal Server Error"}}'),
  "empty-list": (outgoing: ServerResponse) => outgoing.writeHead(200, jsonType).end('{"data":[]}'),
  "not-found": (outgoing: ServerResponse) =>
    outgoing
      .writeHead(404, jsonType)
      .end('{"data":null,"error":{"status":404,"name":"NotFoundError","message":"Not Found"}}'),
  "empty-object": (outgoing: ServerResponse) => outgoing.writeHead(200, jsonType).end("{}"),
  "half-response": (outgoing: ServerResponse) => {
    outgoing.writeHead(200, { ...jsonType, "Content-Length": "1000" }).write('{"data":[');
    setTimeout(() => outgoing.destroy(), 20);
  },
};

export type Fault = keyof typeof faultyResponses | "none" | "slow";

/** Proxy between the site and a service. Fails in the way that a test chooses. */
export interface FaultyProxy {
  readonly origin: string;
  setFault(fault: Fault): void;
  stop(): Promise<void>;
}

const slowMs = 10;

/** Starts a proxy to `target` that works until a test sets a fault. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let fault: Fault = "none";

  function forward(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? "/", target);
    const { host: _host, ...headers } = incoming.headers;
    const upstreamRequest = httpRequest(url, { headers, method: incoming.method ?? "GET" }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    upstreamRequest.on("error", () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  }

  const { origin, server, stop } = await listen((incoming, outgoing) => {
    if (fault === "none") forward(incoming, outgoing);
    else if (fault === "slow") setTimeout(() => forward(incoming, outgoing), slowMs);
    else faultyResponses[fault](outgoing);
  });
  return {
    origin,
    setFault(next) {
      fault = next;
      // Connections that hang because of an earlier fault would never end.
      server.closeAllConnections();
    },
    stop,
  };
}
