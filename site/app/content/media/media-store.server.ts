import { createHash } from "node:crypto";
import { open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as v from "valibot";
import type { ImageAsset } from "../model/model.ts";
import type { MediaFile } from "../strapi/strapi-entries.ts";
import { captionLines } from "./captions.ts";
import { openCopies } from "./copies.server.ts";
import { type FileKind, type Media, mediaPath, type ServedFile, UnusableFile } from "./media.ts";
import { makeSizes } from "./picture-sizes.server.ts";

export interface MediaStore extends Media {
  isCopied(file: MediaFile): Promise<boolean>;
  /** Deletes copied files that are older than a week and whose keys are not in `usedKeys`. */
  prune(usedKeys: ReadonlySet<string>): Promise<void>;
}

interface MediaStoreOptions {
  readonly folder: string;
  /** Pictures that ship with the site in several sizes, by SHA-256 of their originals. They need no copy. */
  readonly ownPictures: ReadonlyMap<string, ImageAsset>;
  readonly serviceOrigin: string;
}

interface DownloadLimits {
  readonly deadlineMs: number;
  readonly maxBytes: number;
}

const fallbackWidth = 800;
const megabyte = 1024 * 1024;
const tenMinutesMs = 10 * 60_000;
const pictureLimits: DownloadLimits = { deadlineMs: 20_000, maxBytes: 25 * megabyte };
/** Files other than pictures, by extension. `signature` matches the first bytes: in an MP3, an ID3 tag or sync bits. */
const formats: Readonly<Record<FileKind | "vtt", DownloadLimits & { readonly signature: RegExp }>> = {
  mp3: { deadlineMs: tenMinutesMs, maxBytes: 200 * megabyte, signature: /^(?:ID3|\xFF[\xE0-\xFF])/ },
  mp4: { deadlineMs: tenMinutesMs, maxBytes: 200 * megabyte, signature: /^.{4}ftyp/s },
  pdf: { deadlineMs: 20_000, maxBytes: 60 * megabyte, signature: /%PDF-/ },
  vtt: { deadlineMs: 20_000, maxBytes: megabyte, signature: /^(?:\xEF\xBB\xBF)?WEBVTT/ },
};
const headDeadlineMs = 5_000;
const signatureBytes = 1_024;
const keepUnusedMs = 7 * 24 * 60 * 60 * 1_000;

const sizesRecord = v.object({ height: v.number(), width: v.number(), widths: v.array(v.number()) });
const fileRecord = v.object({ fileName: v.string(), sizeBytes: v.number() });

/** Opens the copies of the content service's media in `folder`. */
export function openMediaStore({ folder, ownPictures, serviceOrigin }: MediaStoreOptions): MediaStore {
  const copies = openCopies(folder);
  // A record is invalid if it refers to a prepared picture that this build no longer has.
  const ownPicture = v.pipe(
    v.string(),
    v.transform((hash) => ownPictures.get(hash)),
    v.custom<ImageAsset>(Boolean),
  );
  const pictureRecord = v.union([v.object({ own: ownPicture }), sizesRecord]);
  const urlOf = (file: MediaFile) => new URL(file.url, serviceOrigin);

  /** Returns the key of a file's copy. It depends on `updatedAt`, because a replaced file may keep its URL. */
  function keyOf(file: MediaFile): string {
    const identity = `${urlOf(file).href}|${file.updatedAt ?? ""}`;
    return createHash("sha256").update(identity).digest("hex").slice(0, 24);
  }

  /** Copies a file, named after `title`, unless it has a copy. Rejects if its first bytes do not match its type. */
  async function fileOf(kind: keyof typeof formats, file: MediaFile, title: string): Promise<ServedFile> {
    const format = formats[kind];
    const key = keyOf(file);
    const name = `${safeFileName(title)}.${kind}`;
    const { fileName, sizeBytes } = await copies.getOrMake(key, fileRecord, async (into) => {
      const { firstBytes, sizeBytes } = await downloadTo(path.join(into, name), urlOf(file), format);
      if (!format.signature.test(firstBytes))
        throw new UnusableFile(`${file.url} is not a valid ${kind} file`);
      return { fileName: name, sizeBytes };
    });
    return { sizeBytes, url: `${mediaPath}/${key}/${fileName}` };
  }

  return {
    async image(file, alt) {
      const key = keyOf(file);
      const record = await copies.getOrMake(key, pictureRecord, async (into) => {
        const original = path.join(into, "original");
        await downloadTo(original, urlOf(file), pictureLimits);
        const bytes = await readFile(original);
        await rm(original);
        const hash = createHash("sha256").update(bytes).digest("hex");
        return ownPictures.has(hash) ? { own: hash } : makeSizes(bytes, into, file.url);
      });
      if ("own" in record) return { ...record.own, alt };
      const { height, width, widths } = record;
      const urlAt = (size: number) => `${mediaPath}/${key}/${size}.webp`;
      const srcSet = widths.map((size) => `${urlAt(size)} ${size}w`).join(", ");
      const src = urlAt(widths.find((size) => size >= fallbackWidth) ?? width);
      return { alt, height, sources: [{ srcSet, type: "image/webp" }], src, width };
    },

    async captions(file, title) {
      const { url } = await fileOf("vtt", file, title);
      const text = await readFile(path.join(folder, url.slice(mediaPath.length)), "utf8");
      return { lines: captionLines(text), url };
    },

    file: fileOf,
    async withUpdatedAt(file) {
      const { headers } = await fetchFile(urlOf(file), headDeadlineMs, "HEAD");
      const names = ["etag", "last-modified", "content-length"];
      return { ...file, updatedAt: names.map((name) => headers.get(name) ?? "").join(" ") };
    },
    isCopied: (file) => copies.has(keyOf(file)),
    prune: (usedKeys) => copies.prune(usedKeys, keepUnusedMs),
  };
}

function safeFileName(name: string): string {
  const words = name
    .slice(0, 200)
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words === "" ? "file" : words.slice(0, 80);
}

/** Streams a file to disk. Returns its size, and its first bytes as a latin1 string. */
async function downloadTo(target: string, url: URL, { deadlineMs, maxBytes }: DownloadLimits) {
  const response = await fetchFile(url, deadlineMs);
  const file = await open(target, "w");
  try {
    let sizeBytes = 0;
    let firstBytes = "";
    for await (const chunk of response.body ?? []) {
      sizeBytes += chunk.byteLength;
      if (sizeBytes > maxBytes) throw new UnusableFile(`${url.pathname} is larger than ${maxBytes} bytes`);
      if (firstBytes.length < signatureBytes)
        firstBytes += Buffer.from(chunk.subarray(0, signatureBytes)).toString("latin1");
      await file.write(chunk);
    }
    return { firstBytes, sizeBytes };
  } finally {
    await file.close();
  }
}

async function fetchFile(url: URL, deadlineMs: number, method = "GET"): Promise<Response> {
  const response = await fetch(url, { method, signal: AbortSignal.timeout(deadlineMs) });
  if (response.ok) return response;
  await response.body?.cancel();
  const ErrorClass = [403, 404, 410].includes(response.status) ? UnusableFile : Error;
  throw new ErrorClass(`${url.pathname} responded with status ${response.status}`);
}

/** Minimum time limit of a call in milliseconds, even after the deadline: enough to read a copy that exists. */
const minLimitMs = 1_000;

/**
 * Gives all calls a common deadline, `timeoutMs` from now. After the deadline, calls for a file without a copy reject at
 * once, and all others after `minLimitMs`.
 */
export function mediaWithTimeout(media: MediaStore, timeoutMs: number): Media {
  const deadline = Date.now() + timeoutMs;

  async function copyInTime<Asset>(file: MediaFile, copy: () => Promise<Asset>): Promise<Asset> {
    if (Date.now() > deadline && !(await media.isCopied(file))) {
      throw new Error(`${file.url} has not been copied yet`);
    }
    return beforeDeadline(file, copy());
  }

  function beforeDeadline<Result>(file: MediaFile, result: Promise<Result>): Promise<Result> {
    const rejectLate = async (): Promise<never> => {
      await delay(Math.max(deadline - Date.now(), minLimitMs), undefined, { ref: false });
      throw new Error(`${file.url} is still being copied`);
    };
    return Promise.race([result, rejectLate()]);
  }

  return {
    captions: (file, title) => copyInTime(file, () => media.captions(file, title)),
    file: (kind, file, title) => copyInTime(file, () => media.file(kind, file, title)),
    image: (file, alt) => copyInTime(file, () => media.image(file, alt)),
    withUpdatedAt: (file) => beforeDeadline(file, media.withUpdatedAt(file)),
  };
}
