import { once } from "node:events";
import { ReadStream } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";
import { codeOf, reasonOf } from "../app/reason.ts";
import { sendText } from "./answers.ts";
import { log } from "./log.ts";

interface SentFile {
  readonly headers: OutgoingHttpHeaders;
  /** Below the root, as it is on the disk. */
  readonly name: string;
  readonly root: string;
}

const sentences: Readonly<Record<number, string>> = {
  404: "There is no such file.",
  412: "This file has changed.",
  416: "This file has no such part.",
};

const outOfFiles = new Set(["EMFILE", "ENFILE"]);

/**
 * Sends a file, or the part of it that was asked for. Whatever becomes of the client or the file, the file is closed
 * and no other answer is touched.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, name, root }: SentFile,
): Promise<void> {
  const found = await find(request, { name, root });
  if (found.type !== "file") return refuse(response, found.statusCode, found.headers);
  const { statusCode, stream } = found;
  const isFile = stream instanceof ReadStream;
  if (isFile && !(await opened(stream, response, name))) return;
  response.writeHead(statusCode, { ...found.headers, ...headers });
  if (!isFile) {
    response.end();
    return;
  }
  try {
    await pipeline(stream, response);
  } catch (error) {
    // Most clients that stop reading have what they wanted: a player that seeks, a viewer that was closed.
    if (codeOf(error) !== "ERR_STREAM_PREMATURE_CLOSE") logFailure(name, error);
    response.destroy();
  }
}

// Several parts, and what cannot be understood, are answered with the whole file.
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;
const ending = /^bytes=-0*[1-9]/;

/** Asks the library in the terms of RFC 9110, section 14.1.2, where it does not follow it. */
async function find(request: IncomingMessage, { name, root }: Pick<SentFile, "name" | "root">) {
  // The library would send the whole file for `cache-control`; beside a condition it only asks whether the file has changed.
  const { "cache-control": _, range, ...headers } = request.headers;
  const isPart = range !== undefined && onePart.test(range) && isInOrder(range);
  const options = { cacheControl: false, index: false, root };
  const ask = (part: object) => {
    const asked: IncomingMessage = Object.create(request, { headers: { value: { ...headers, ...part } } });
    return send(asked, encodeURI(name), options);
  };
  const found = await ask(isPart ? { range } : {});
  const size = Number(/^bytes \*\/(\d+)$/.exec(found.headers["Content-Range"] ?? "")?.[1] ?? 0);
  if (size === 0 || !ending.test(range ?? "")) return found;
  // The last bytes of a file that has fewer are all of it.
  return ask({ range: `bytes=0-${size - 1}` });
}

function isInOrder(range: string): boolean {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  return first === undefined || Number(first) <= Number(last);
}

/** Waits until the file is open; answers the request itself where it cannot be opened. */
async function opened(stream: ReadStream, response: ServerResponse, name: string): Promise<boolean> {
  try {
    if (stream.pending) await once(stream, "open");
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") refuse(response, 404, {});
    else {
      logFailure(name, error);
      const status = outOfFiles.has(code) ? 503 : 500;
      sendText(response, status, "This file cannot be read just now.", { "Retry-After": "1" });
    }
    return false;
  }
  if (!response.destroyed) return true;
  stream.destroy();
  return false;
}

function refuse(
  response: ServerResponse,
  status: number,
  { "Content-Range": range }: OutgoingHttpHeaders,
): void {
  const headers = range === undefined ? {} : { "Content-Range": range };
  sendText(response, status, sentences[status] ?? "This file cannot be read.", headers);
}

function logFailure(name: string, error: unknown): void {
  log("file.failed", { error: reasonOf(error), name });
}
