import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { answerFailure, sendJson, sendText } from "./answers.ts";
import { Overloaded } from "./bounded.ts";
import type { Endpoint } from "./endpoint.ts";
import { turnOf } from "./one-at-a-time.ts";
import { namesOneHost, pathOf, requestedUrl } from "./request-address.ts";
import { type BuiltFiles, type FileHandler, sendNoFile } from "./static-files.ts";

export interface SiteParts {
  /** Files of the build; those of the folders `static` and `pictures` are nowhere else. */
  readonly built: BuiltFiles;
  /** The one spelling of a path; all others lead there. */
  readonly canonicalPath: (pathname: string) => string;
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** By path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** Handlers of files that appear while the site runs, by the first part of their paths. */
  readonly folders: Readonly<Record<string, FileHandler>>;
  readonly limits: ServerLimits;
  /** Answers every path that is none of these. */
  readonly page: Endpoint;
}

export interface ServerLimits {
  readonly maxConnections: number;
  /** After this long without a byte either way, a connection ends: its client does not read, or does not ask. */
  readonly silenceMs: number;
}

export interface SiteServer {
  readonly server: Server;
  /**
   * Takes no further connection, ends each after its answer under way, and all of them after `graceMs`. Gives when no
   * form is being taken any more, and when everything has ended.
   */
  drain(graceMs: number): { readonly formsTaken: Promise<void>; readonly closed: Promise<void> };
  /** From now on every answer ends its connection. */
  endConnections(): void;
}

// Longer than proxies and balancers keep an idle connection (60 s), so that it is they who close it and never we while
// a request is on its way.
const keepAliveMs = 70_000;
const headersDeadlineMs = 75_000;
const requestDeadlineMs = 90_000;

const idleLookMs = 100;
const builtFolders = new Set(["static", "pictures"]);

/** The site's HTTP server. The address alone decides who answers: a probe or endpoint, a file, a page. */
export function createSiteServer(parts: SiteParts): SiteServer {
  const underWay = new Set<ServerResponse>();
  let ending = false;
  let takesForms = true;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await turnOf(request, response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (ending) response.setHeader("Connection", "close");
    for (const [name, value] of Object.entries(parts.commonHeaders)) response.setHeader(name, value);
    if (request.headers["transfer-encoding"] !== undefined) return refusePieces(request, response);
    if (request.method === "POST" && !takesForms) throw new Overloaded();
    await answer(parts, request, response);
  }

  const server = createServer(
    {
      headersTimeout: headersDeadlineMs,
      keepAliveTimeout: keepAliveMs,
      maxHeaderSize: 16 * 1024,
      requestTimeout: requestDeadlineMs,
    },
    (request, response) => {
      serve(request, response).catch((error: unknown) => answerFailure(response, error));
    },
  );
  server.maxConnections = parts.limits.maxConnections;
  server.timeout = parts.limits.silenceMs;

  function endConnections(): void {
    ending = true;
    for (const response of underWay) if (!response.headersSent) response.setHeader("Connection", "close");
  }

  return {
    server,
    endConnections,
    drain(graceMs) {
      endConnections();
      // The HTTP server's own close would also end connections whose request is just arriving.
      const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
      // Asked again and again: an answer whose head was sent before leaves its connection open and idle.
      const idle = setInterval(() => server.closeIdleConnections(), idleLookMs);
      const grace = setTimeout(() => server.closeAllConnections(), graceMs);
      return {
        closed: closed.finally(() => {
          clearInterval(idle);
          clearTimeout(grace);
        }),
        formsTaken: Promise.race([closed, noneUnderWay("POST")]).finally(() => {
          takesForms = false;
        }),
      };
    },
  };

  async function noneUnderWay(method: string): Promise<void> {
    while ([...underWay].some(({ req }) => req.method === method)) await delay(idleLookMs);
  }
}

/**
 * Browsers say how long a form is. What comes in pieces instead may come in as many as it has bytes, each of which costs
 * as much as a whole request.
 */
function refusePieces(request: IncomingMessage, response: ServerResponse): void {
  response.once("finish", () => request.socket.destroySoon());
  sendText(response, 411, "This site reads only what says its length.", { Connection: "close" });
}

async function answer(parts: SiteParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!namesOneHost(request)) return sendText(response, 400, "This request does not name one host.");
  const url = requestedUrl(request);
  if (!url) return sendText(response, 400, "This address cannot be read.");

  const { method = "" } = request;
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    return sendText(response, 405, "This site answers GET, HEAD and POST.", { Allow: "GET, HEAD, POST" });
  }
  const path = parts.canonicalPath(url.pathname);
  if (path !== pathOf(request)) {
    // 308 keeps the method, so a form posted to another spelling still arrives.
    response
      .writeHead(308, { Location: `${path}${url.search}`, "Cache-Control": "public, max-age=3600" })
      .end();
    return;
  }
  if (path === "/healthz") return sendJson(response, 200, { status: "serving" });
  const endpoint = parts.endpoints[path];
  if (endpoint) return endpoint(request, response, url);

  const [, folder = ""] = path.split("/", 2);
  const files = parts.folders[folder];
  if (!files && !builtFolders.has(folder) && !parts.built.has(path))
    return parts.page(request, response, url);
  if (method === "POST") return sendText(response, 405, "Files are read.", { Allow: "GET, HEAD" });
  if (files) return files(request, response, () => sendNoFile(response));
  return parts.built.send(request, response, path);
}
