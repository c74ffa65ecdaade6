import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "./log.ts";
import type { SiteContext } from "./responses.ts";

/** Called when a response has ended. `route` is one of a bounded set; `startedAt` is by `performance.now()`. */
export type RequestObserver = (
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  startedAt: number,
) => void;

const routes = new WeakMap<object, string>();

export function setRoute({ env: { incoming } }: SiteContext, route: string): void {
  routes.set(incoming, route);
}

export const routeOfRequest = (request: IncomingMessage): string => routes.get(request) ?? "(refused)";

/** Methods as named in logs and metrics. */
const methods: readonly string[] = ["GET", "HEAD", "POST", "other"];
export const methodLabel = ({ method = "" }: IncomingMessage) =>
  methods.includes(method) ? method : "other";

/** Logs one line per request without path and query, which may name a person. */
export const accessLog: RequestObserver = (request, response, route, startedAt) => {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  const isWhole = response.writableEnded && !response.errored;
  log("request", {
    method: methodLabel(request),
    route,
    status: response.headersSent ? response.statusCode : 0,
    ms,
    ...(!isWhole && { broken: true }),
  });
};
