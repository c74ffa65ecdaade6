import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import * as v from "valibot";
import { runInRequest } from "../app/request-scope.server.ts";
import type { createMetrics } from "./metrics.ts";
import { hasOneValidHost } from "./paths.ts";
import { methodOrOther, type SiteContext, type SiteEnv, textResponse } from "./responses.ts";

type Metrics = Awaited<ReturnType<typeof createMetrics>>;

interface ServerOptions {
  readonly app: Hono<SiteEnv>;
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** Connections end after this many milliseconds without a byte in either direction. */
  readonly idleTimeoutMs: number;
  readonly maxConnections: number;
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Called when a response has ended. */
  readonly observeRequest?: Metrics["observeRequest"] | undefined;
}

const metricRoutes = new WeakMap<object, string>();

/** Sets the name under which metrics count a request. */
export function setMetricRoute({ env: { incoming } }: SiteContext, route: string): void {
  metricRoutes.set(incoming, route);
}

export type SiteServer = ReturnType<typeof createSiteServer>;

// Longer than proxies keep an idle connection (60 s), so that the proxy closes it first and never sends a request
// into a closing one.
const keepAliveMs = 70_000;
const headersDeadlineMs = 75_000;
const requestDeadlineMs = 90_000;
const idlePollMs = 100;

/** Serves the app over HTTP/1.1 within limits, and shuts down without losing a request. */
export function createSiteServer(options: ServerOptions) {
  const { app, commonHeaders, observeRequest, requestIdOf } = options;
  const openResponses = new Set<ServerResponse>();
  let isEnding = false;
  let acceptsForms = true;
  const respond = (request: Request, env: HttpBindings | Http2Bindings) => {
    // This server speaks HTTP/1.1 only.
    const { incoming } = env as HttpBindings;
    return refusalOf(incoming) ?? app.fetch(request, env);
  };
  const listener = getRequestListener(respond, {
    // Reached only for requests that cannot be parsed; the app handles its own errors.
    errorHandler: () => textResponse(400, "This URL is not valid."),
    hostname: "localhost",
    overrideGlobalObjects: false,
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    if (!response.socket) await waitForEarlierResponses(request, response);
    openResponses.add(response);
    response.once("close", () => {
      openResponses.delete(response);
      observeRequest?.(request, response, metricRoutes.get(request) ?? "(refused)", startedAt);
    });
    if (isEnding) response.setHeader("Connection", "close");
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
    await runInRequest(requestIdOf(request), () => listener(request, response));
  }

  function refusalOf(request: IncomingMessage): Response | null {
    // A chunk of one byte can cost as much as a request. Browsers send the length of a form instead.
    if (request.headers["transfer-encoding"] !== undefined)
      return textResponse(411, "Please send the length of the body.", { Connection: "close" });
    if (!hasOneValidHost(request)) return textResponse(400, "This request does not name one host.");
    if (methodOrOther(request) === "other")
      return textResponse(405, "This site supports GET, HEAD and POST.", { Allow: "GET, HEAD, POST" });
    if (request.method === "POST" && !acceptsForms)
      return textResponse(503, "This site is restarting.", { "Retry-After": "1" });
    return null;
  }

  const server = createServer(
    {
      headersTimeout: headersDeadlineMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: 16 * 1024,
      requestTimeout: requestDeadlineMs,
      // `refusalOf` refuses a request without a host, because Node's refusal lacks the common headers.
      requireHostHeader: false,
    },
    serve,
  );
  // Ignore unknown `Expect` headers, because Node's refusal lacks the common headers.
  server.on("checkExpectation", serve);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const hasStarted = [...openResponses].some((open) => open.socket === socket && open.headersSent);
    if (socket.writable && !hasStarted) socket.write(rawErrorResponse(error, commonHeaders));
    socket.destroy();
  });
  server.maxConnections = options.maxConnections;
  server.timeout = options.idleTimeoutMs;

  /** Makes every response from now on close its connection. */
  function endConnections(): void {
    isEnding = true;
    for (const response of openResponses)
      if (!response.headersSent) response.setHeader("Connection", "close");
  }

  return {
    server,
    endConnections,
    /**
     * Stops accepting connections. Closes each open one after its next response, idle ones once `idleMs` has passed,
     * and the rest at `graceMs`. `formsDone` resolves once `idleMs` has passed and no form waits for its response; from
     * then on, forms get 503. `closed` resolves after the last connection.
     */
    drain(graceMs: number, idleMs = 0) {
      const idleEndsAt = Date.now() + idleMs;
      endConnections();
      // Call the TCP server's `close`: the HTTP server's also ends connections whose request is just arriving.
      const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
      // Repeat, because a response whose headers were already sent leaves its connection open.
      const idleTimer = setInterval(() => {
        if (Date.now() >= idleEndsAt) server.closeIdleConnections();
      }, idlePollMs);
      const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
      return {
        closed: closed.finally(() => {
          clearInterval(idleTimer);
          clearTimeout(graceTimer);
        }),
        formsDone: Promise.race([closed, waitForForms(idleEndsAt)]).finally(() => {
          acceptsForms = false;
        }),
      };
    },
  };

  async function waitForForms(idleEndsAt: number): Promise<void> {
    do await delay(idlePollMs);
    while (Date.now() < idleEndsAt || [...openResponses].some(({ req }) => req.method === "POST"));
  }
}

/** Returns the response to a request that Node's parser rejects, as text, because Node makes no response object for it. */
function rawErrorResponse(
  { code }: NodeJS.ErrnoException,
  commonHeaders: Readonly<Record<string, string>>,
): string {
  const [status, text] =
    code === "HPE_HEADER_OVERFLOW"
      ? [431, "This request has too many or too long headers.\n"]
      : code === "ERR_HTTP_REQUEST_TIMEOUT"
        ? [408, "This request took too long to arrive.\n"]
        : [400, "This is not a valid HTTP request.\n"];
  const headers = {
    ...commonHeaders,
    "Cache-Control": "no-store",
    Connection: "close",
    "Content-Length": text.length,
    "Content-Type": "text/plain; charset=utf-8",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`;
}

/** Maximum pipelined requests per connection. Browsers do not pipeline. */
const maxPipelined = 32;
const pipelinedCounts = new WeakMap<Socket, number>();

/**
 * Resolves when Node has sent the earlier responses of the connection and assigns the socket to this one. Without this
 * wait, all pipelined requests would hold a file or a page for a client that may never read them.
 */
function waitForEarlierResponses({ socket }: IncomingMessage, response: ServerResponse): Promise<void> {
  const waiting = (pipelinedCounts.get(socket) ?? 0) + 1;
  pipelinedCounts.set(socket, waiting);
  if (waiting > maxPipelined) socket.destroy();
  return new Promise((resolve) =>
    response.once("socket", () => {
      pipelinedCounts.set(socket, (pipelinedCounts.get(socket) ?? 1) - 1);
      resolve();
    }),
  );
}

/** Maximum connections: a process cannot serve more in time, and each costs some kilobytes. */
const maxConnectionsPerProcess = 10_000;
/** Descriptors kept for databases, listening sockets and outgoing calls. */
const reservedDescriptors = 64;
const processReport = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * Returns the maximum number of connections: each uses a descriptor, and another one while it receives a file. Call
 * this before the first connection, because Node's report looks up the host name of every peer.
 */
export function connectionLimit(): number {
  const limits = v.safeParse(processReport, process.report?.getReport());
  // The report has no number on Windows and where the limit is "unlimited".
  if (!limits.success) return maxConnectionsPerProcess;
  return Math.min(
    maxConnectionsPerProcess,
    Math.floor((limits.output.userLimits.open_files.soft - reservedDescriptors) / 2),
  );
}
