import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** More than any client sends ahead; browsers send nothing ahead. */
const mostSentAhead = 32;

const waiting = new WeakMap<Socket, number>();

/**
 * Resolves when the answers before this one have left its connection. Requests that are sent ahead (pipelining) would
 * otherwise all be worked on at once, each holding a file or a page for a client that may never read.
 */
export function turnOf({ socket }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  if (response.socket) return undefined;
  const ahead = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, ahead);
  if (ahead > mostSentAhead) socket.destroy();
  return new Promise((resolve) =>
    response.once("socket", () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      resolve();
    }),
  );
}
