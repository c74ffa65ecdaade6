import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "./log.ts";

/**
 * Told of each answer when it has been handed to its connection, or when its client has gone. `route` is one of a
 * bounded number of names; `startedAt` is on the clock of `performance.now()`.
 */
export type RequestWatch = (
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  startedAt: number,
) => void;

/** The routes of what is no page. */
export const otherRoutes = {
  /** Files of the build beside its folders, such as `/favicon.ico`. */
  rootFile: "(file)",
  /** Led to the one spelling of an address. */
  redirect: "(redirect)",
  /** Neither address nor method could be read. */
  refused: "(refused)",
};

/** What logs and metrics call methods. */
export const methods: readonly string[] = ["GET", "HEAD", "POST", "other"];
export const methodOf = ({ method = "" }: IncomingMessage) => (methods.includes(method) ? method : "other");

/** Bytes that a connection had sent when its last answer was whole. */
const sentBefore = new WeakMap<Socket, number>();

/** One line for each request: neither address nor query, of which either may say who somebody is. */
export const accessLog: RequestWatch = (request, response, route, startedAt) => {
  const { socket } = request;
  const bytes = socket.bytesWritten - (sentBefore.get(socket) ?? 0);
  sentBefore.set(socket, socket.bytesWritten);
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  const isWhole = response.writableEnded && !response.errored;
  log("request", {
    method: methodOf(request),
    route,
    status: response.headersSent ? response.statusCode : 0,
    ms,
    bytes,
    ...(!isWhole && { broken: true }),
  });
};

/** All of these, or undefined where there are none: then no request is timed. */
export function watchBy(...watches: readonly (RequestWatch | undefined)[]): RequestWatch | undefined {
  const wanted = watches.filter((watch) => watch !== undefined);
  if (wanted.length < 2) return wanted[0];
  return (...answer) => {
    for (const watch of wanted) watch(...answer);
  };
}
