import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context, Handler as HonoHandler } from "hono";
import { parseAccept } from "hono/utils/accept";
import { reasonOf } from "../app/reason.ts";
import { requestIdHeaders } from "../app/request-scope.server.ts";
import { Overloaded } from "../app/task-queue.ts";
import { log } from "./log.ts";
import { compress, type Encoding, type Page, type RenderedPage } from "./page-cache.ts";

export interface SiteEnv {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    /** Path and query of the request; the host is a placeholder. */
    readonly url: URL;
  };
}
export type SiteContext = Context<SiteEnv>;
export type Handler = HonoHandler<SiteEnv>;
type Headers = Readonly<Record<string, string>>;

const supportedMethods: readonly string[] = ["GET", "HEAD", "POST"];
/** Returns the method of a request, or "other" if the site does not support it. */
export const methodOrOther = ({ method = "" }: IncomingMessage) =>
  supportedMethods.includes(method) ? method : "other";

export const encodings = ["br", "gzip"] as const;

/** Returns the best available encoding that the client accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted = "", available: readonly Encoding[] = encodings): Encoding {
  const weights = new Map(parseAccept(accepted).map(({ q, type }) => [type, q]));
  return available.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0) ?? "identity";
}

/** Sends a page in the best encoding the browser accepts, or 304 if the browser has it. */
export function sendPage({ env: { incoming, outgoing } }: SiteContext, page: Page): Response {
  const { bodies, headers, status } = page;
  if (status === 200 && matchesEtag(incoming.headers["if-none-match"], headers.etag)) {
    outgoing.writeHead(304, headers).end();
    return RESPONSE_ALREADY_SENT;
  }
  const encoding = chooseEncoding(incoming.headers["accept-encoding"]);
  return writeEncoded(outgoing, status, encoding, bodies[encoding], {
    ...headers,
    // Lets the browser show a prefetched page without another request if the visitor opens it soon.
    ...(isPrefetch(incoming) && { "cache-control": "private, max-age=10" }),
    // A cache in front of the site may share pages with a status below 500, so they carry no request ID.
    ...(status >= 500 && requestIdHeaders()),
  });
}

function writeEncoded(
  outgoing: HttpBindings["outgoing"],
  status: number,
  encoding: Encoding,
  body: Buffer,
  headers: Headers,
): Response {
  const encodingHeader = encoding !== "identity" && { "content-encoding": encoding };
  outgoing.writeHead(status, { ...headers, ...encodingHeader, "content-length": body.length }).end(body);
  return RESPONSE_ALREADY_SENT;
}

const isPrefetch = ({ headers }: IncomingMessage) =>
  String(headers["sec-purpose"] ?? "").startsWith("prefetch");

/** Returns true if `If-None-Match` names this ETag, compared weakly (RFC 9110, section 13.1.2). */
function matchesEtag(ifNoneMatch: string | undefined, etag = ""): boolean {
  if (ifNoneMatch === undefined) return false;
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = ifNoneMatch.split(",").map(withoutWeakMark);
  return tags.includes(withoutWeakMark(etag)) || tags.includes("*");
}

// Responses to leads are smaller; compressing them took a quarter of the time of accepting a lead.
const minCompressedBytes = 1_000;

/** Sends a response that is not cached, compressed for this visitor, without an ETag. */
export async function sendUncached(
  { env: { incoming, outgoing } }: SiteContext,
  { body, headers, status }: RenderedPage,
): Promise<Response> {
  const encoding =
    body.length < minCompressedBytes ? "identity" : chooseEncoding(incoming.headers["accept-encoding"]);
  const sentBody = encoding === "identity" ? body : await compress(body, encoding);
  const extraHeaders = { ...requestIdHeaders(), vary: "Accept-Encoding" };
  return writeEncoded(outgoing, status, encoding, sentBody, { ...headers, ...extraHeaders });
}

export function textResponse(status: number, text: string, headers: Headers = {}): Response {
  return uncachedResponse(`${text}\n`, status, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
}

export function jsonResponse(status: number, value: unknown): Response {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  return uncachedResponse(body, status, { "Content-Type": "application/json; charset=utf-8" });
}

export function uncachedResponse(body: string, status: number, headers: Headers): Response {
  return new Response(body, {
    status,
    headers: { "Cache-Control": "no-store", ...headers, ...requestIdHeaders() },
  });
}

/** Responds to an error of the app: 503 if too many requests wait, else 500 and a log event. */
export function failureResponse(error: unknown, { env: { incoming, outgoing } }: SiteContext): Response {
  // Do not log clients that disconnect while they send a form.
  if (incoming.destroyed && !incoming.complete) return RESPONSE_ALREADY_SENT;
  if (error instanceof Overloaded && !outgoing.headersSent) {
    const text = "Too many requests at once. Please try again in a moment.";
    return textResponse(503, text, { "Retry-After": "1" });
  }
  log("request.failed", { error: reasonOf(error) });
  if (!outgoing.headersSent)
    return textResponse(500, "Something went wrong on our end. Reloading often fixes it.");
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
