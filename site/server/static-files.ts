import { readdir } from "node:fs/promises";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import path from "node:path";
import { send } from "@fastify/send";
import { mediaPath } from "~/content/source/media.ts";
import { acceptedEncoding, encodings, type Handler, sendText } from "./answers.ts";
import type { Encoding } from "./page-cache.ts";
import { filePolicy } from "./security-headers.ts";
import { sendFile } from "./send-file.ts";

export interface BuiltFiles {
  has(pathname: string): boolean;
  /** Sends a file in the encoding that the client prefers of those that the build made; 404 where there is none. */
  readonly send: Handler;
}

const aYearSeconds = 365 * 24 * 60 * 60;
const immutable = `public, max-age=${aYearSeconds}, immutable`;

// Names that carry a hash of what is in the file; under the same name there is never anything else.
const hashedName = /^\/(?:static|pictures)\//;

const suffixes = { br: ".br", gzip: ".gz" } as const;

export async function openBuiltFiles(root: string): Promise<BuiltFiles> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  );
  const files = new Map<string, readonly Encoding[]>();
  for (const name of names) {
    const isCopy = Object.values(suffixes).some(
      (suffix) => name.endsWith(suffix) && names.has(name.slice(0, -suffix.length)),
    );
    if (isCopy || name.split("/").some((part) => part.startsWith("."))) continue;
    files.set(
      `/${name}`,
      encodings.filter((encoding) => names.has(`${name}${suffixes[encoding]}`)),
    );
  }

  return {
    has: (pathname) => files.has(pathname),
    async send(request, response, { pathname }) {
      const available = files.get(pathname);
      if (!available) return sendNoFile(response);
      const headers: OutgoingHttpHeaders = {
        ...headersOf(pathname),
        "Cache-Control": hashedName.test(pathname) ? immutable : "public, max-age=3600",
      };
      if (available.length > 0) {
        headers.Vary = "Accept-Encoding";
        headers["Content-Type"] = typeOf(pathname);
      }
      const encoding = acceptedEncoding(request, available);
      const suffix = encoding === "identity" ? "" : suffixes[encoding];
      if (suffix) headers["Content-Encoding"] = encoding;
      await sendFile(request, response, { headers, name: `${pathname}${suffix}`, root });
    },
  };
}

/** Copies of the content service's media, by the only names that the media store gives: its records have others. */
const mediaAddress = new RegExp(`^${mediaPath}(/[0-9a-f]{24}/[A-Za-z0-9-]+\\.(?:mp3|mp4|pdf|vtt|webp))$`);

/** Serves the copies of the content service's media; new ones appear while the site runs. */
export function mediaFiles(root: string): Handler {
  return (request, response, { pathname }) => {
    const name = mediaAddress.exec(pathname)?.[1];
    return name === undefined ? sendNoFile(response) : sendImmutable(request, response, { name, root });
  };
}

/** Sends a file that never changes. */
export function sendImmutable(
  request: IncomingMessage,
  response: ServerResponse,
  { name, root }: { readonly name: string; readonly root: string },
): Promise<void> {
  return sendFile(request, response, {
    headers: { ...headersOf(name), "Cache-Control": immutable },
    name,
    root,
  });
}

/** Not to be cached: another instance of this site may have the file. */
export function sendNoFile(response: ServerResponse): void {
  sendText(response, 404, "There is no such file.");
}

/** Pictures, sound and PDFs are meant to be shown by others too: in feed readers, messages, search results. */
function headersOf(name: string): OutgoingHttpHeaders {
  return {
    "Content-Security-Policy": name.endsWith(".pdf") ? filePolicy.pdf : filePolicy.other,
    "Cross-Origin-Resource-Policy": name.startsWith("/static/") ? "same-origin" : "cross-origin",
  };
}

/** Of the file itself, where a compressed copy is sent in its place. */
function typeOf(pathname: string): string {
  const type = send.mime.getType(pathname) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}
