import { once } from "node:events";
import { ReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import type { OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { mediaPath } from "~/content/media/media.ts";
import { codeOf, reasonOf } from "../app/reason.ts";
import { log } from "./log.ts";
import type { Encoding } from "./page-cache.ts";
import { chooseEncoding, encodings, type Handler, type SiteContext, textResponse } from "./responses.ts";
import { filePolicy } from "./security-headers.ts";

export const immutableCaching = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

// Matches folders whose file names contain a hash of the content.
const hashedPath = /^\/(?:static|pictures)\//;
const encodingSuffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

/** Serves the files of the build, which it lists once: files added later are not served. */
export async function indexBuiltFiles(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  );
  const files = new Map<string, readonly Encoding[]>();
  for (const name of names) {
    const isCompressedCopy = /\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, ""));
    if (isCompressedCopy || name.split("/").some((part) => part.startsWith("."))) continue;
    files.set(
      `/${name}`,
      encodings.filter((encoding) => names.has(`${name}${encodingSuffixes[encoding]}`)),
    );
  }

  return {
    has: (pathname: string) => files.has(pathname),
    /** Sends a file, in the best encoding that the build made and the client accepts, or 404. */
    send(c: SiteContext) {
      const { pathname } = c.var.url;
      const available = files.get(pathname);
      if (!available) return noSuchFileResponse();
      const encoding = chooseEncoding(c.req.header("accept-encoding"), available);
      const headers = {
        "Cache-Control": hashedPath.test(pathname) ? immutableCaching : "public, max-age=3600",
        ...(available.length > 0 && { "Content-Type": mediaTypeOf(pathname), Vary: "Accept-Encoding" }),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      };
      return sendFile(c, { headers, name: `${pathname}${encodingSuffixes[encoding]}`, root });
    },
  };
}

/** Matches URLs of media copies, but not the media store's own records (`record.json`) in the same folders. */
const mediaName = new RegExp(`^${mediaPath}(/[0-9a-f]{24}/[A-Za-z0-9-]+\\.(?:mp3|mp4|pdf|vtt|webp))$`);

/** Serves copies of the content service's media, including those added while the site runs. */
export function mediaFiles(root: string): Handler {
  return (c) => {
    const name = mediaName.exec(c.var.url.pathname)?.[1];
    return name === undefined ? noSuchFileResponse() : sendFile(c, { name, root });
  };
}

/** Returns a 404 that is not cached, because another instance may have the file. */
export const noSuchFileResponse = () => textResponse(404, "There is no such file.");

/** Returns the media type of a file, also for its compressed copies, whose own names end in .br or .gz. */
function mediaTypeOf(pathname: string): string {
  const type = send.mime.getType(pathname) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

interface SentFile {
  /** Defaults to caching for a year, which suits files that never change. */
  readonly headers?: OutgoingHttpHeaders;
  /** Path below the root on the disk. */
  readonly name: string;
  readonly root: string;
}

const refusals: Readonly<Record<number, string>> = {
  404: "There is no such file.",
  412: "This file has changed.",
  416: "This file has no such part.",
};

/** Sends a file or range and closes its descriptor. Hono's web streams leak the descriptors of aborted downloads. */
async function sendFile(
  { env: { incoming, outgoing } }: SiteContext,
  { headers = { "Cache-Control": immutableCaching }, name, root }: SentFile,
): Promise<Response> {
  if (incoming.method === "POST") return textResponse(405, "Files are read-only.", { Allow: "GET, HEAD" });
  const file = await send(incoming, encodeURI(name), { cacheControl: false, index: false, root });
  if (file.type !== "file") {
    const range = file.headers["Content-Range"];
    const text = refusals[file.statusCode] ?? "This file cannot be read.";
    return textResponse(file.statusCode, text, range === undefined ? {} : { "Content-Range": range });
  }
  const { statusCode, stream } = file;
  try {
    // Open the file while the status can still change.
    if (stream instanceof ReadStream && stream.pending) await once(stream, "open");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return noSuchFileResponse();
    log("file.failed", { error: reasonOf(error), name });
    const isOutOfDescriptors = /^E[MN]FILE$/.test(codeOf(error));
    return textResponse(isOutOfDescriptors ? 503 : 500, "This file cannot be read just now.", {
      "Retry-After": "1",
    });
  }
  if (!outgoing.destroyed)
    outgoing.writeHead(statusCode, { ...file.headers, ...filePolicyHeaders(name), ...headers });
  try {
    await pipeline(stream, outgoing);
  } catch (error) {
    // Do not log clients that disconnect: most have what they wanted, such as a player that seeks.
    if (!/PREMATURE_CLOSE|STREAM_DESTROYED|STREAM_UNABLE_TO_PIPE/.test(codeOf(error)))
      log("file.failed", { error: reasonOf(error), name });
    outgoing.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}

/** Returns a file's policies: other sites may load it unless it is below /static/; only this site may frame a PDF. */
export function filePolicyHeaders(name: string): Record<string, string> {
  return {
    "Content-Security-Policy": name.endsWith(".pdf") ? filePolicy.pdf : filePolicy.other,
    "Cross-Origin-Resource-Policy": name.startsWith("/static/") ? "same-origin" : "cross-origin",
  };
}
