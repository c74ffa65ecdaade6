import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Socket, Server as TcpServer } from "node:net";
import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import * as v from "valibot";
import { Overloaded } from "../app/bounded.ts";
import { inRequest } from "../app/request-scope.server.ts";
import { answerFailure, type Folders, type Handler, handlerOfFolder, sendJson, sendText } from "./answers.ts";
import { namesOneHost, pathOf, requestedUrl } from "./page-address.ts";
import { methodOf, otherRoutes, type RequestWatch } from "./request-watch.ts";
import type { BuiltFiles } from "./static-files.ts";

interface SiteParts {
  /** Files of the build; those of the folders `static` and `pictures` are nowhere else. */
  readonly built: BuiltFiles;
  /** The one spelling of a path; all others lead there. */
  readonly canonicalPath: (pathname: string) => string;
  readonly commonHeaders: Readonly<Record<string, string>>;
  readonly endpoints: Readonly<Record<string, Handler>>;
  /** Files that appear while the site runs. */
  readonly folders: Folders;
  readonly limits: ServerLimits;
  /** Answers every path that is none of these. */
  readonly page: Handler;
  /** Names a request in the log. */
  readonly requestIdOf: (request: IncomingMessage) => string;
  /** Of a page's path; one of a bounded number. */
  readonly routeOf: (path: string) => string;
  /** Sends an answer that is ready for exactly this address, with all its headers, and gives its route, or null. */
  readonly sendCached?: (request: IncomingMessage, response: ServerResponse) => string | null;
  readonly watch?: RequestWatch | undefined;
}

interface ServerLimits {
  readonly maxConnections: number;
  /** After this long without a byte either way, a connection ends: its client does not read, or does not ask. */
  readonly idleTimeoutMs: number;
}

export interface SiteServer {
  readonly server: Server;
  /**
   * Accepts no further connection, ends each after its answer under way, idle ones after `idleMs`, and all of them after
   * `graceMs`. Resolves when the last form has been answered, and when everything has ended.
   */
  drain(
    graceMs: number,
    idleMs?: number,
  ): { readonly formsDone: Promise<void>; readonly closed: Promise<void> };
  /** From now on every answer ends its connection. */
  endConnections(): void;
}

// Longer than proxies and balancers keep an idle connection (60 s), so that it is they who close it and never we while
// a request is on its way.
const keepAliveMs = 70_000;
const headersDeadlineMs = 75_000;
const requestDeadlineMs = 90_000;

const idlePollMs = 100;
const shortTurnMs = 1;
const mostTurns = 100;
const healthPath = "/healthz";
const builtFolders = new Set(["static", "pictures"]);

/**
 * Resolves right after a short turn of the event loop. Each turn takes all connections that the system holds for the site;
 * those that arrive during a long one would be reset when the site stops listening.
 */
async function afterShortTurn(): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const startedAt = performance.now();
    await nextTurn();
    if (performance.now() - startedAt < shortTurnMs) return;
  }
}

export function createSiteServer(parts: SiteParts): SiteServer {
  const underWay = new Set<ServerResponse>();
  let ending = false;
  let acceptsForms = true;

  /** Sends what is ready for this request, after the checks that `serve` makes too. */
  function sendAtOnce(request: IncomingMessage, response: ServerResponse): string | null {
    if (!parts.sendCached || !response.socket || ending) return null;
    if (request.headers["transfer-encoding"] !== undefined || !namesOneHost(request)) return null;
    return parts.sendCached(request, response);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await turnOf(request, response);
    await inRequest({ id: parts.requestIdOf(request) }, () => answerInTurn(request, response));
  }

  async function answerInTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (ending) response.setHeader("Connection", "close");
    for (const [name, value] of Object.entries(parts.commonHeaders)) response.setHeader(name, value);
    try {
      if (request.headers["transfer-encoding"] !== undefined) return refuseChunks(request, response);
      if (request.method === "POST" && !acceptsForms) throw new Overloaded();
      await placeOf(parts, request).answer(request, response);
    } catch (error) {
      answerFailure(response, error);
    }
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const { watch } = parts;
    const startedAt = watch ? performance.now() : 0;
    const route = sendAtOnce(request, response);
    if (route === null) {
      if (watch) {
        response.once("close", () => watch(request, response, placeOf(parts, request).route, startedAt));
      }
      void serve(request, response);
    } else watch?.(request, response, route, startedAt);
  }

  const server = createServer(
    {
      headersTimeout: headersDeadlineMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: 16 * 1024,
      requestTimeout: requestDeadlineMs,
    },
    listener,
  );
  server.maxConnections = parts.limits.maxConnections;
  server.timeout = parts.limits.idleTimeoutMs;

  function endConnections(): void {
    ending = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader("Connection", "close");
  }

  return {
    server,
    endConnections,
    drain(graceMs, idleMs = 0) {
      const idleEndsAt = Date.now() + idleMs;
      const maySend = () => Date.now() < idleEndsAt;
      endConnections();
      // The HTTP server's own close would also end connections whose request is just arriving.
      const lastTurn = afterShortTurn();
      const closed = lastTurn.then(
        () => new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve())),
      );
      // Repeated: an answer whose head was sent before leaves its connection open and idle.
      const idle = setInterval(() => {
        if (!maySend()) server.closeIdleConnections();
      }, idlePollMs);
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      return {
        closed: closed.finally(() => {
          clearInterval(idle);
          clearTimeout(grace);
        }),
        formsDone: Promise.race([closed, lastTurn.then(() => noFormUnderWay(maySend))]).finally(() => {
          acceptsForms = false;
        }),
      };
    },
  };

  async function noFormUnderWay(mayCome: () => boolean): Promise<void> {
    while (mayCome() || [...underWay].some(({ req }) => req.method === "POST")) await delay(idlePollMs);
  }
}

/** Who answers an address, and what the log and metrics call it. */
interface Place {
  readonly route: string;
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;
}

const refused = (why: string): Place => ({
  route: otherRoutes.refused,
  answer: (_request, response) => sendText(response, 400, why),
});

/** The address alone decides who answers: a probe or endpoint, a file, a page. */
function placeOf(parts: SiteParts, request: IncomingMessage): Place {
  if (!namesOneHost(request)) return refused("This request does not name one host.");
  const url = requestedUrl(request);
  if (!url) return refused("This address cannot be read.");

  const at = (route: string, handler: Handler): Place => ({
    route,
    answer: (request, response) =>
      methodOf(request) === "other"
        ? sendText(response, 405, "This site answers GET, HEAD and POST.", { Allow: "GET, HEAD, POST" })
        : handler(request, response, url),
  });
  const { built, canonicalPath, endpoints, folders, page, routeOf } = parts;
  const path = canonicalPath(url.pathname);
  if (path !== pathOf(request)) return at(otherRoutes.redirect, redirectTo(path));
  if (path === healthPath) return at(path, answerHealth);
  const endpoint = endpoints[path];
  if (endpoint) return at(path, endpoint);
  const [, folder = ""] = path.split("/", 2);
  const files = handlerOfFolder(folders, folder);
  if (files) return at(`/${folder}/*`, readOnly(files));
  if (builtFolders.has(folder)) return at(`/${folder}/*`, readOnly(built.send));
  if (built.has(path)) return at(otherRoutes.rootFile, readOnly(built.send));
  return at(routeOf(path), page);
}

const answerHealth: Handler = (_request, response) => sendJson(response, 200, { status: "serving" });

/** 308 keeps the method, so a form posted to another spelling still arrives. */
function redirectTo(path: string): Handler {
  return (_request, response, { search }) => {
    const headers = { Location: `${path}${search}`, "Cache-Control": "public, max-age=3600" };
    response.writeHead(308, headers).end();
  };
}

function readOnly(files: Handler): Handler {
  return (request, response, url) =>
    request.method === "POST"
      ? sendText(response, 405, "Files are read.", { Allow: "GET, HEAD" })
      : files(request, response, url);
}

/**
 * Browsers say how long a form is. A body in chunks may come in as many as it has bytes, each of which costs as much as
 * a whole request.
 */
function refuseChunks(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => request.socket.destroySoon());
  sendText(response, 411, "This site reads only what says its length.", { Connection: "close" });
}

/** More than any client sends ahead; browsers send nothing ahead. */
const mostSentAhead = 32;
const sentAhead = new WeakMap<Socket, number>();

/**
 * Resolves when the answers before this one have left its connection. Requests that are sent ahead (pipelining) would
 * otherwise all be worked on at once, each holding a file or a page for a client that may never read.
 */
function turnOf({ socket }: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
  if (response.socket) return undefined;
  const ahead = (sentAhead.get(socket) ?? 0) + 1;
  sentAhead.set(socket, ahead);
  if (ahead > mostSentAhead) socket.destroy();
  return new Promise((resolve) =>
    response.once("socket", () => {
      sentAhead.set(socket, (sentAhead.get(socket) ?? 1) - 1);
      resolve();
    }),
  );
}

/** More than one process answers in time; each costs some kilobytes. */
const mostConnections = 10_000;
/** Databases, listening sockets, calls under way. */
const ownFiles = 64;
const report = v.object({ userLimits: v.object({ open_files: v.object({ soft: v.number() }) }) });

/**
 * How many connections may be open: each uses one of the files that the operating system allows this process, and
 * another one while it is sent a file. Call it before there are any: the report looks up the names of those it finds.
 */
export function connectionLimit(): number {
  const limits = v.safeParse(report, process.report?.getReport());
  // Windows knows no such limit, and "unlimited" is no number.
  if (!limits.success) return mostConnections;
  return Math.min(mostConnections, Math.floor((limits.output.userLimits.open_files.soft - ownFiles) / 2));
}
