import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

/** Responses of a failing service, by fault. */
const faultyResponses = {
  hang: () => {},
  reset: (outgoing: ServerResponse) => outgoing.socket?.destroy(),
  html: (outgoing: ServerResponse) =>
    outgoing.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>"),
};

export type Fault = keyof typeof faultyResponses | "none";

/** Proxy between the site and a service. Fails in the way that a test chooses. */
export interface FaultyProxy {
  readonly origin: string;
  setFault(fault: Fault): void;
  stop(): Promise<void>;
}

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
