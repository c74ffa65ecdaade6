import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Page, RenderPage } from "./page-cache.ts";

/** Sends a page in the best encoding the visitor's browser accepts, or 304 when it already has it. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const headers: OutgoingHttpHeaders = { ...page.headers, ETag: page.etag, Vary: "Accept-Encoding" };
  if (page.status === 200 && hasAlready(request, page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = preferredEncoding(String(request.headers["accept-encoding"] ?? ""));
  const body = page.bodies[encoding];
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = body.length;
  response.writeHead(page.status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** Whether the asker names this version among those it has; compared weakly, as RFC 9110 (13.1.2) wants. */
function hasAlready(request: IncomingMessage, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const known = (request.headers["if-none-match"] ?? "").split(",").map(opaque);
  return known.includes(opaque(etag)) || known.includes("*");
}

/** Sends an answer as it is, uncompressed. */
export function sendPlain(response: ServerResponse, answer: Awaited<ReturnType<RenderPage>>): void {
  response
    .writeHead(answer.status, { ...answer.headers, "Content-Length": answer.body.length })
    .end(answer.body);
}

/** Sends a sentence for people and programs that asked for something this server does not do. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = `${text}\n`;
  response
    .writeHead(status, {
      ...headers,
      "Cache-Control": "no-store",
      "Content-Length": Buffer.byteLength(body),
      "Content-Type": "text/plain; charset=utf-8",
    })
    .end(body);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const body = `${JSON.stringify(value, null, 2)}\n`;
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      "Content-Length": Buffer.byteLength(body),
      "Content-Type": "application/json; charset=utf-8",
    })
    .end(body);
}

function preferredEncoding(accepted: string): keyof Page["bodies"] {
  const offers = new Map(
    accepted.split(",").map((offer) => {
      const [name = "", weight = ""] = offer
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/);
      return [name, weight === "" ? 1 : Number(weight)];
    }),
  );
  const accepts = (name: string) => (offers.get(name) ?? offers.get("*") ?? 0) > 0;
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}
