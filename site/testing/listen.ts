import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  readonly origin: string;
  readonly server: Server;
  /** Also closes all connections. */
  stop(): Promise<void>;
}

/** Starts a server on a free local port. */
export async function listen(handler: RequestListener): Promise<Listening> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns a port of this machine that is free. */
export async function freePort(): Promise<number> {
  const { origin, stop } = await listen(() => {});
  await stop();
  return Number(new URL(origin).port);
}
