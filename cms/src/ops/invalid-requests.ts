import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Core } from "@strapi/strapi";
import { permissionsPolicy } from "../middlewares/response-guard";

/** A path that Strapi's router refuses with 400. */
const invalidPath = "/%";

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Adds security headers to the responses to invalid requests. Node and Koa would leave them out. */
export function refuseInvalidRequests({ server: { httpServer } }: Core.Strapi): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  httpServer.prependListener("request", (request, response) => {
    responses.set(request.socket, response);
    const hasHost = request.headers.host !== undefined || request.httpVersion === "1.0";
    if (!hasHost || !URL.canParse(request.url ?? "", "http://localhost")) request.url = invalidPath;
  });
  // Handle requests with an unknown `Expect` header like others. Node would answer them itself.
  httpServer.on("checkExpectation", (request, response) => httpServer.emit("request", request, response));
  httpServer.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    const isResponding = response?.headersSent && !response.writableFinished;
    if (socket.writable && !isResponding) socket.write(refusal(statuses[error.code ?? ""] ?? 400));
    socket.destroy();
  });
}

/** Returns the bytes of a response to a request that Node's parser rejects. */
const refusal = (status: number): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Cache-Control: no-store",
    "Connection: close",
    "Content-Length: 0",
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy: same-origin",
    "Cross-Origin-Resource-Policy: same-origin",
    `Permissions-Policy: ${permissionsPolicy}`,
    "Referrer-Policy: no-referrer",
    "Strict-Transport-Security: max-age=31536000; includeSubDomains",
    "X-Content-Type-Options: nosniff",
    "\r\n",
  ].join("\r\n");
