import { open, rm } from "node:fs/promises";
import { UnusableFile } from "~/content/media/media.ts";

export interface Download {
  readonly deadlineMs: number;
  readonly maxBytes: number;
}

/** Streams a file to disk. Returns its size and first bytes. */
export async function downloadTo(target: string, url: URL, { deadlineMs, maxBytes }: Download) {
  const response = await responseOf(url, deadlineMs);
  const file = await open(target, "w");
  try {
    let bytes = 0;
    let head = Buffer.alloc(0);
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new UnusableFile(`${url.pathname} is larger than ${maxBytes} bytes`);
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      await file.write(chunk);
    }
    return { bytes, head };
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Returns a string that differs for each version of a file, from a HEAD request. */
export async function versionAt(url: URL, deadlineMs: number): Promise<string> {
  const { headers } = await responseOf(url, deadlineMs, "HEAD");
  return ["etag", "last-modified", "content-length"].map((name) => headers.get(name) ?? "").join(" ");
}

const headBytes = 1_024;

async function responseOf(url: URL, deadlineMs: number, method = "GET"): Promise<Response> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(deadlineMs) });
  if (response.ok) return response;
  await response.body?.cancel();
  const ErrorClass = [403, 404, 410].includes(response.status) ? UnusableFile : Error;
  throw new ErrorClass(`${url.pathname} responded with status ${response.status}`);
}
