import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import type { ImageAsset } from "~/content/model/model.ts";
import { type Media, mediaPath, UnusableFile } from "~/content/source/media.ts";
import type { MediaFile } from "~/content/source/service/strapi-entries.ts";
import { openCopies } from "./copies.server.ts";
import { download, downloadTo, versionAt } from "./downloads.server.ts";
import { makeSizes } from "./picture-sizes.server.ts";

export interface MediaStore extends Media {
  /** Whether there is a copy already. */
  isCopied(file: MediaFile): Promise<boolean>;
  /** Deletes copies that are not in use and older than a week; `inUse` is what mediaIn found. */
  prune(inUse: ReadonlySet<string>): Promise<void>;
}

export interface MediaStoreOptions {
  readonly folder: string;
  /** Pictures of the site by the sha-256 of their originals: where the service has one, ours is shown, in more sizes. */
  readonly ownPictures: ReadonlyMap<string, ImageAsset>;
  readonly serviceOrigin: string;
}

const fallbackWidth = 800;
const maxPictureBytes = 25 * 1024 * 1024;
const maxPdfBytes = 60 * 1024 * 1024;
const maxAudioBytes = 200 * 1024 * 1024;
const versionDeadlineMs = 5_000;
const downloadDeadlineMs = 20_000;
const audioDeadlineMs = 10 * 60_000;
const keepUnusedMs = 7 * 24 * 60 * 60 * 1_000;

const pictureRecord = v.union([
  v.object({ own: v.string() }),
  v.object({ height: v.number(), width: v.number(), widths: v.array(v.number()) }),
]);
const fileRecord = v.object({ fileName: v.string(), sizeBytes: v.number() });

export function openMediaStore({ folder, ownPictures, serviceOrigin }: MediaStoreOptions): MediaStore {
  const copies = openCopies(folder);
  // One of ours that the site no longer has is not known: the copy is made anew.
  const knownPicture = v.pipe(
    pictureRecord,
    v.check((record) => !("own" in record) || ownPictures.has(record.own), "must be a picture of the site"),
  );
  const addressOf = (file: MediaFile) => new URL(file.url, serviceOrigin);

  return {
    async image(file, alt) {
      const key = keyOf(file, serviceOrigin);
      const record = await copies.of(key, knownPicture, async (into) => {
        const bytes = await download(addressOf(file), maxPictureBytes, downloadDeadlineMs);
        const own = createHash("sha256").update(bytes).digest("hex");
        return ownPictures.has(own) ? { own } : makeSizes(bytes, into, file.url);
      });
      const ours = "own" in record ? ownPictures.get(record.own) : undefined;
      if (ours) return { ...ours, alt };
      if ("own" in record) throw new Error(`${file.url} is a picture the site no longer has`);
      return pictureOf(record, alt, (width) => `${mediaPath}/${key}/${width}.webp`);
    },

    async pdf(file, name) {
      const key = keyOf(file, serviceOrigin);
      const { fileName, sizeBytes } = await copies.of(key, fileRecord, async (into) => {
        const bytes = await download(addressOf(file), maxPdfBytes, downloadDeadlineMs);
        if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new UnusableFile(`${file.url} is not a PDF`);
        const fileName = `${plain(name)}.pdf`;
        await writeFile(path.join(into, fileName), bytes);
        return { fileName, sizeBytes: bytes.length };
      });
      return { url: `${mediaPath}/${key}/${fileName}`, sizeBytes };
    },

    async audio(file, name) {
      const key = keyOf(file, serviceOrigin);
      const { fileName, sizeBytes } = await copies.of(key, fileRecord, async (into) => {
        const fileName = `${plain(name)}.mp3`;
        const target = path.join(into, fileName);
        const { bytes, head } = await downloadTo(target, addressOf(file), maxAudioBytes, audioDeadlineMs);
        if (!isMp3(head)) throw new UnusableFile(`${file.url} is not an MP3`);
        return { fileName, sizeBytes: bytes };
      });
      return { src: `${mediaPath}/${key}/${fileName}`, bytes: sizeBytes };
    },

    dated: async (file) => ({ ...file, updatedAt: await versionAt(addressOf(file), versionDeadlineMs) }),
    isCopied: (file) => copies.has(keyOf(file, serviceOrigin)),
    prune: (inUse) => copies.prune(inUse, keepUnusedMs),
  };
}

/** A replaced file may keep its address, never its time of change. */
function keyOf(file: MediaFile, serviceOrigin: string): string {
  const identity = `${new URL(file.url, serviceOrigin).href}|${file.updatedAt ?? ""}`;
  return createHash("sha256").update(identity).digest("hex").slice(0, 24);
}

function pictureOf(
  { height, width, widths }: { height: number; width: number; widths: readonly number[] },
  alt: string,
  addressOf: (width: number) => string,
): ImageAsset {
  const fallback = widths.find((candidate) => candidate >= fallbackWidth) ?? width;
  const srcSet = widths.map((candidate) => `${addressOf(candidate)} ${candidate}w`).join(", ");
  return { alt, height, sources: [{ srcSet, type: "image/webp" }], src: addressOf(fallback), width };
}

function plain(name: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return words === "" ? "file" : words.slice(0, 80);
}

/** Begins with a tag, or with the mark of a frame. */
function isMp3(head: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = head;
  const isTag = String.fromCharCode(first, second, third) === "ID3";
  return isTag || (first === 0xff && (second & 0xe0) === 0xe0);
}
