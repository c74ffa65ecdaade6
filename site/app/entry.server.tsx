import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { log, loggedPath } from "../server/log.ts";
import { renderNonce } from "../server/security-headers.ts";

// In production, React marks its scripts and style sheets with this nonce. `withPolicy` removes the nonce, and allows
// inline scripts and styles by their hashes.
const nonce = import.meta.env.PROD ? renderNonce : undefined;

/** Renders the whole page before it responds, because the page cache stores whole pages. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} {...(nonce && { nonce })} url={request.url} />,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          if (failure) return reject(failure);
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failure = error;
        },
      },
    );
  });
}

/** Logs an error as one line, unless its request was aborted. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const path = loggedPath(new URL(request.url).pathname);
  if (isRouteErrorResponse(error)) {
    log("request.refused", { method: request.method, path, status: error.status });
    return;
  }
  const isError = error instanceof Error;
  log("page.error", {
    error: isError ? error.message : String(error),
    path,
    stack: (isError && error.stack) || "",
  });
};
