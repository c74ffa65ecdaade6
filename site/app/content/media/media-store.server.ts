import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { captionLines } from "~/content/media/captions.ts";
import {
  type FileKind,
  type Media,
  mediaPath,
  type ServedFile,
  UnusableFile,
} from "~/content/media/media.ts";
import type { ImageAsset } from "~/content/model/model.ts";
import type { MediaFile } from "~/content/strapi/strapi-entries.ts";
import { openCopies } from "./copies.server.ts";
import { type Download, downloadTo, versionAt } from "./downloads.server.ts";
import { makeSizes } from "./picture-sizes.server.ts";

export interface MediaStore extends Media {
  isCopied(file: MediaFile): Promise<boolean>;
  /** Deletes copies older than a week that are not in `inUse`. */
  prune(usedKeys: ReadonlySet<string>): Promise<void>;
}

interface MediaStoreOptions {
  readonly folder: string;
  /** Prepared pictures by SHA-256 of their originals, used instead of a copy. */
  readonly ownPictures: ReadonlyMap<string, ImageAsset>;
  readonly serviceOrigin: string;
}

interface FileFormat extends Download {
  readonly name: string;
  hasSignature(head: Buffer): boolean;
}

const fallbackWidth = 800;
const megabyte = 1024 * 1024;
const pictures: Download = { deadlineMs: 20_000, maxBytes: 25 * megabyte };
/** Formats of other files, by file name extension. */
const formats: Readonly<Record<FileKind | "vtt", FileFormat>> = {
  mp3: {
    deadlineMs: 10 * 60_000,
    // ID3 tag, or the sync bits of a frame.
    hasSignature: ([first = 0, second = 0, third = 0]) =>
      String.fromCharCode(first, second, third) === "ID3" || (first === 0xff && (second & 0xe0) === 0xe0),
    maxBytes: 200 * megabyte,
    name: "an MP3",
  },
  mp4: {
    deadlineMs: 10 * 60_000,
    hasSignature: (head) => head.subarray(4, 8).toString("latin1") === "ftyp",
    maxBytes: 200 * megabyte,
    name: "an MP4",
  },
  pdf: {
    deadlineMs: 20_000,
    hasSignature: (head) => head.includes("%PDF-"),
    maxBytes: 60 * megabyte,
    name: "a PDF",
  },
  vtt: {
    deadlineMs: 20_000,
    hasSignature: (head) => /^(?:\uFEFF)?WEBVTT/.test(head.toString("utf8")),
    maxBytes: megabyte,
    name: "WebVTT",
  },
};
const versionDeadlineMs = 5_000;
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

  /** Returns the key of a file's copy. It covers the time of change, because a replaced file may keep its URL. */
  function keyOf(file: MediaFile): string {
    const identity = `${urlOf(file).href}|${file.updatedAt ?? ""}`;
    return createHash("sha256").update(identity).digest("hex").slice(0, 24);
  }

  /** Copies a file under `title`. Rejects if its first bytes do not match its type. */
  async function fileOf(kind: keyof typeof formats, file: MediaFile, title: string): Promise<ServedFile> {
    const format = formats[kind];
    const key = keyOf(file);
    const name = `${safeFileName(title)}.${kind}`;
    const { fileName, sizeBytes } = await copies.getOrMake(key, fileRecord, async (into) => {
      const { bytes, head } = await downloadTo(path.join(into, name), urlOf(file), format);
      if (!format.hasSignature(head)) throw new UnusableFile(`${file.url} is not ${format.name}`);
      return { fileName: name, sizeBytes: bytes };
    });
    return { sizeBytes, url: `${mediaPath}/${key}/${fileName}` };
  }

  return {
    async image(file, alt) {
      const key = keyOf(file);
      const record = await copies.getOrMake(key, pictureRecord, async (into) => {
        const original = path.join(into, "original");
        await downloadTo(original, urlOf(file), pictures);
        const bytes = await readFile(original);
        await rm(original);
        const own = createHash("sha256").update(bytes).digest("hex");
        return ownPictures.has(own) ? { own } : makeSizes(bytes, into, file.url);
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
    withUpdatedAt: async (file) => ({ ...file, updatedAt: await versionAt(urlOf(file), versionDeadlineMs) }),
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
