import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { sendJson, sendText } from "./answers.ts";
import type { Endpoint } from "./endpoint.ts";
import { log } from "./log.ts";
import { requestedUrl, withoutTrailingSlashes } from "./request-address.ts";
import type { FileHandler } from "./static-files.ts";

export interface SiteParts {
  readonly commonHeaders: Readonly<Record<string, string>>;
  /** By path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly files: readonly FileHandler[];
  /** Answers every path that is none of these. */
  readonly page: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;
  /** What a monitor may want to know; pages can be rendered from the first request on. */
  readonly readiness: () => Readonly<Record<string, unknown>>;
}

const requestDeadlineMs = 30_000;
const headersDeadlineMs = 10_000;

/** The site's HTTP server: probes, redirects, endpoints, files, pages, in this order. */
export function createSiteServer(parts: SiteParts): Server {
  const server = createServer(
    { headersTimeout: headersDeadlineMs, maxHeaderSize: 16 * 1024, requestTimeout: requestDeadlineMs },
    (request, response) => {
      answer(parts, request, response).catch((error: unknown) => {
        log("request.failed", { error: error instanceof Error ? error.message : String(error) });
        if (response.headersSent) response.destroy();
        else sendText(response, 500, "Something went wrong on our side. Please try again.");
      });
    },
  );
  return server;
}

async function answer(parts: SiteParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(parts.commonHeaders)) response.setHeader(name, value);
  const url = requestedUrl(request);
  if (!url) return sendText(response, 400, "This address cannot be read.");

  const method = request.method ?? "";
  if (method !== "GET" && method !== "HEAD" && method !== "POST") {
    return sendText(response, 405, "This site answers GET, HEAD and POST.", { Allow: "GET, HEAD, POST" });
  }
  if (url.pathname === "/healthz") return sendJson(response, 200, { status: "serving" });
  if (url.pathname === "/readyz") return sendJson(response, 200, { status: "ready", ...parts.readiness() });

  const shorter = withoutTrailingSlashes(url);
  if (shorter) {
    // 308 keeps the method, so a form posted to the longer address still arrives.
    response.writeHead(308, { Location: shorter, "Cache-Control": "public, max-age=3600" }).end();
    return;
  }
  const endpoint = parts.endpoints[url.pathname];
  if (endpoint) return endpoint(request, response, url);
  if (method !== "POST") {
    for (const file of parts.files) if (await served(file, request, response)) return;
  }
  await parts.page(request, response, url);
}

/** Whether this handler has taken the request. */
function served(file: FileHandler, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    file(request, response, () => resolve(false));
  });
}
