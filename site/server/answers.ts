import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { Overloaded } from "../app/bounded.ts";
import { reasonOf } from "../app/reason.ts";
import { requestIdHeaders } from "../app/request-scope.server.ts";
import { log } from "./log.ts";
import { compressed, type Encoding, etagOf, type Page, type Rendered } from "./page-cache.ts";

/** Answers an address, or all addresses below one. */
export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/** Handlers of the folders of an address, by the first part of its path. */
export type Folders = Readonly<Record<string, Handler>>;

/** Who answers below a folder. A page may be called "constructor", which every object has. */
export function handlerOfFolder(folders: Folders, folder: string): Handler | undefined {
  return Object.hasOwn(folders, folder) ? folders[folder] : undefined;
}

export const encodings = ["br", "gzip"] as const;

/** The best encoding that this client accepts, of those that there are (RFC 9110, section 12.5.3). */
export function acceptedEncoding(request: IncomingMessage, available?: readonly Encoding[]): Encoding {
  return best(accepted(request), available);
}

const accepted = ({ headers }: IncomingMessage) => String(headers["accept-encoding"] ?? "");

function best(accepted: string, available: readonly Encoding[] = encodings): Encoding {
  const offers = new Map(
    accepted.split(",").map((offer) => {
      const [name = "", weight = "q=1"] = offer
        .toLowerCase()
        .split(";")
        .map((part) => part.trim());
      return [name, Number(weight.replace("q=", ""))];
    }),
  );
  const accepts = (name: Encoding) => (offers.get(name) ?? offers.get("*") ?? 0) > 0;
  return available.find(accepts) ?? "identity";
}

/** By the header as it was sent: browsers use few spellings. */
const pageEncodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: (accepted) => best(accepted) });

/** Sends a page in the best encoding that the visitor's browser accepts, or 304 when it already has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  if (page.status === 200 && hasAlready(request, page.etag)) {
    response.writeHead(304, page.heads.unchanged).end();
    return;
  }
  const encoding = pageEncodings.memo(accepted(request));
  const head = page.heads[encoding];
  // The id is for whoever reports the failure. A good page is everybody's: caches would keep one visitor's id with it.
  if (page.status >= 500)
    for (const [name, id] of Object.entries(requestIdHeaders())) response.setHeader(name, id);
  response
    .writeHead(page.status, isFetchedAhead(request) ? keptForItsVisit(head) : head)
    .end(page.bodies[encoding]);
}

/** Whether a browser asks because a visitor may soon go there (Fetch Metadata, "Sec-Purpose"). */
const isFetchedAhead = ({ headers }: IncomingMessage) =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch");

/** Used without being asked for again if the visitor goes there, and forgotten soon if not. */
const keptForItsVisit = (head: readonly string[]) =>
  head.with(head.indexOf("cache-control") + 1, "private, max-age=10");

// The answer to a lead is a redirect or one line; compressing it took a quarter of the time a lead takes.
const smallestCompressedBytes = 1_000;

/** Sends an answer that nobody keeps, compressed for this visitor alone. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  { body, headers, status }: Rendered,
): Promise<void> {
  const isSmall = body.length < smallestCompressedBytes;
  const encoding = isSmall ? "identity" : acceptedEncoding(request);
  const sent = encoding === "identity" ? body : await compressed(body, encoding);
  const etag = etagOf(body);
  const all: OutgoingHttpHeaders = {
    ...headers,
    ...requestIdHeaders(),
    ETag: etag,
    Vary: "Accept-Encoding",
  };
  if (status === 200 && request.method !== "POST" && hasAlready(request, etag)) {
    response.writeHead(304, all).end();
    return;
  }
  if (encoding !== "identity") all["Content-Encoding"] = encoding;
  all["Content-Length"] = sent.length;
  response.writeHead(status, all).end(request.method === "HEAD" ? undefined : sent);
}

/** Whether the client names this version among those it has; compared weakly (RFC 9110, section 13.1.2). */
function hasAlready(request: IncomingMessage, etag: string): boolean {
  const named = request.headers["if-none-match"];
  if (named === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = named.split(",").map(opaque);
  return known.includes(opaque(etag)) || known.includes("*");
}

export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  sendWhole(response, status, `${text}\n`, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  sendWhole(response, status, body, { "Content-Type": "application/json; charset=utf-8" });
}

function sendWhole(
  response: ServerResponse,
  status: number,
  body: string,
  headers: OutgoingHttpHeaders,
): void {
  response
    .writeHead(status, {
      ...headers,
      ...requestIdHeaders(),
      "Cache-Control": "no-store",
      "Content-Length": Buffer.byteLength(body),
    })
    .end(body);
}

export function answerFailure(response: ServerResponse, error: unknown): void {
  if (error instanceof Overloaded && !response.headersSent) {
    sendText(response, 503, "Too many ask for this at once. Please try again in a moment.", {
      "Retry-After": "1",
    });
    return;
  }
  log("request.failed", { error: reasonOf(error) });
  if (response.headersSent) response.destroy();
  else sendText(response, 500, "Something went wrong on our side. Please try again.");
}
