import { once } from "node:events";
import { ReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { mediaPath } from "~/content/media/media.ts";
import { codeOf, reasonOf } from "../app/reason.ts";
import { log } from "./log.ts";
import type { Encoding } from "./page-cache.ts";
import { acceptedEncoding, encodings, type Handler, type SiteContext, sendText } from "./responses.ts";
import { filePolicy } from "./security-headers.ts";

export interface BuiltFiles {
  has(pathname: string): boolean;
  /** Sends a file in the encoding that the client prefers of those that the build made; 404 where there is none. */
  readonly send: Handler;
}

const immutable = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

// Names that carry a hash of the file's content.
const hashedName = /^\/(?:static|pictures)\//;
const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;

export async function openBuiltFiles(root: string): Promise<BuiltFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  );
  const files = new Map<string, readonly Encoding[]>();
  for (const name of names) {
    const isCopy = /\.(?:br|gz)$/.test(name) && names.has(name.replace(/\.\w+$/, ""));
    if (isCopy || name.split("/").some((part) => part.startsWith("."))) continue;
    files.set(
      `/${name}`,
      encodings.filter((encoding) => names.has(`${name}${suffixes[encoding]}`)),
    );
  }

  return {
    has: (pathname) => files.has(pathname),
    send(c) {
      const { pathname } = c.var.url;
      const available = files.get(pathname);
      if (!available) return noSuchFile();
      const encoding = acceptedEncoding(c.req.header("accept-encoding"), available);
      const headers = {
        "Cache-Control": hashedName.test(pathname) ? immutable : "public, max-age=3600",
        ...(available.length > 0 && { "Content-Type": typeOf(pathname), Vary: "Accept-Encoding" }),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      };
      return sendFile(c, { headers, name: `${pathname}${suffixes[encoding]}`, root });
    },
  };
}

/** Names that the media store gives to its copies; its records have others. */
const mediaName = new RegExp(`^${mediaPath}(/[0-9a-f]{24}/[A-Za-z0-9-]+\\.(?:mp3|mp4|pdf|vtt|webp))$`);

/** Serves the copies of the content service's media; new ones appear while the site runs. */
export function mediaFiles(root: string): Handler {
  return (c) => {
    const name = mediaName.exec(c.var.url.pathname)?.[1];
    return name === undefined ? noSuchFile() : sendImmutable(c, { name, root });
  };
}

/** Sends a file that never changes. */
export function sendImmutable(
  c: SiteContext,
  { name, root }: { readonly name: string; readonly root: string },
): Promise<Response> {
  return sendFile(c, { headers: { "Cache-Control": immutable }, name, root });
}

/** Not to be cached: another instance of this site may have the file. */
export const noSuchFile = () => sendText(404, "There is no such file.");

/** The type of the file itself, where a compressed copy is sent in its place. */
function typeOf(pathname: string): string {
  const type = send.mime.getType(pathname) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

interface SentFile {
  readonly headers: OutgoingHttpHeaders;
  /** Path below the root, as it is on the disk. */
  readonly name: string;
  readonly root: string;
}

const refusals: Readonly<Record<number, string>> = {
  404: "There is no such file.",
  412: "This file has changed.",
  416: "This file has no such part.",
};

/**
 * Sends a file, or the part of it that was asked for, and closes it whatever becomes of the client. Hono's own
 * static files stream through a web stream that keeps the descriptors of aborted downloads.
 */
async function sendFile(
  { env: { incoming, outgoing } }: SiteContext,
  { headers, name, root }: SentFile,
): Promise<Response> {
  const found = await find(incoming, { name, root });
  if (found.type !== "file") {
    const range = found.headers["Content-Range"];
    const text = refusals[found.statusCode] ?? "This file cannot be read.";
    return sendText(found.statusCode, text, range === undefined ? {} : { "Content-Range": range });
  }
  const { statusCode, stream } = found;
  try {
    // Opened first, while another status can be sent.
    if (stream instanceof ReadStream && stream.pending) await once(stream, "open");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return noSuchFile();
    log("file.failed", { error: reasonOf(error), name });
    const isOutOfFiles = /^E[MN]FILE$/.test(codeOf(error));
    return sendText(isOutOfFiles ? 503 : 500, "This file cannot be read just now.", { "Retry-After": "1" });
  }
  if (!outgoing.destroyed)
    outgoing.writeHead(statusCode, { ...found.headers, ...policyOf(name), ...headers });
  try {
    await pipeline(stream, outgoing);
  } catch (error) {
    // Most clients that stop reading have what they wanted: a player that seeks, a viewer that was closed.
    if (!/PREMATURE_CLOSE|STREAM_DESTROYED|STREAM_UNABLE_TO_PIPE/.test(codeOf(error)))
      log("file.failed", { error: reasonOf(error), name });
    outgoing.destroy();
  }
  return RESPONSE_ALREADY_SENT;
}

/** Feed readers, messengers and search engines show pictures, sound and PDFs too. */
function policyOf(name: string): OutgoingHttpHeaders {
  return {
    "Content-Security-Policy": name.endsWith(".pdf") ? filePolicy.pdf : filePolicy.other,
    "Cross-Origin-Resource-Policy": name.startsWith("/static/") ? "same-origin" : "cross-origin",
  };
}

// Several parts, and what cannot be understood, are answered with the whole file.
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;
const suffixPart = /^bytes=-0*[1-9]/;

/** Asks the library in the terms of RFC 9110, section 14.1.2, where it does not follow it. */
async function find(request: IncomingMessage, { name, root }: Pick<SentFile, "name" | "root">) {
  // The library would send the whole file for `cache-control`.
  const { "cache-control": _, range, ...headers } = request.headers;
  const isPart = range !== undefined && onePart.test(range) && isInOrder(range);
  const options = { cacheControl: false, index: false, root };
  const ask = (part: object) => {
    const asked: IncomingMessage = Object.create(request, { headers: { value: { ...headers, ...part } } });
    return send(asked, encodeURI(name), options);
  };
  const found = await ask(isPart ? { range } : {});
  const size = Number(/^bytes \*\/(\d+)$/.exec(found.headers["Content-Range"] ?? "")?.[1] ?? 0);
  if (size === 0 || !suffixPart.test(range ?? "")) return found;
  // The last bytes of a file that has fewer are all of it.
  return ask({ range: `bytes=0-${size - 1}` });
}

function isInOrder(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  return first === undefined || Number(first) <= Number(last);
}
