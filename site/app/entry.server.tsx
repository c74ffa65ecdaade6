import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { log } from "../server/log.ts";
import { renderNonce } from "../server/security-headers.ts";

// Only a built page is looked through for the nonce before it is sent.
const nonce = import.meta.env.PROD ? renderNonce : undefined;

/** A page is cached whole, so it is sent only once everything in it is ready. */
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

const longestLoggedPath = 200;

/** One line an error, as everything in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const { pathname: path } = new URL(request.url);
  if (isRouteErrorResponse(error)) {
    const { status } = error;
    // Visitors choose how long it is.
    log("request.refused", { method: request.method, path: path.slice(0, longestLoggedPath), status });
    return;
  }
  const isError = error instanceof Error;
  log("page.error", {
    error: isError ? error.message : String(error),
    path,
    stack: (isError && error.stack) || "",
  });
};
