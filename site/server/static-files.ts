import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { mediaPath } from "~/content/media/media-store.server.ts";
import { filePolicy } from "./security-headers.ts";

export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const aYearSeconds = 365 * 24 * 60 * 60;

// Names that carry a hash of what is in the file; under the same name there is never anything else.
const hashedName = /^\/(?:static|pictures)\//;

/** Serves what the build made: chunks, styles, fonts, pictures; compressed copies where the build put them. */
export function builtFiles(folder: string): FileHandler {
  return sirv(folder, {
    brotli: true,
    dotfiles: false,
    etag: true,
    gzip: true,
    setHeaders(response, pathname) {
      setPolicy(response, pathname);
      response.setHeader("Cache-Control", hashedName.test(pathname) ? immutable : "public, max-age=3600");
    },
  });
}

/** Serves the copies of the content service's media; new ones appear while the site runs. */
export function mediaFiles(folder: string): FileHandler {
  const files = growingFolder(folder);
  return (request, response, next) => {
    const url = request.url ?? "";
    if (!url.startsWith(`${mediaPath}/`) || path.basename(url) === "record.json") return next();
    files(url.slice(mediaPath.length), request, response, next);
  };
}

/** Serves files that never change from a folder in which new ones appear, by their address below it. */
export function growingFolder(folder: string) {
  const files = sirv(folder, {
    dev: true,
    dotfiles: false,
    etag: true,
    setHeaders(response, pathname) {
      setPolicy(response, pathname);
      response.setHeader("Cache-Control", immutable);
    },
  });
  return (address: string, request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = request.url ?? "";
    request.url = address;
    files(request, response, () => {
      request.url = url;
      next();
    });
  };
}

const immutable = `public, max-age=${aYearSeconds}, immutable`;

function setPolicy(response: ServerResponse, pathname: string): void {
  const isPdf = pathname.endsWith(".pdf");
  response.setHeader("Content-Security-Policy", isPdf ? filePolicy.pdf : filePolicy.other);
}
