import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import type { ImageAsset } from "./model.ts";
import { readBytes } from "./strapi-client.server.ts";
import type { MediaFile } from "./strapi-entries.ts";

/** Copies of the content service's pictures and PDFs, so that showing one never waits for that service. */
export interface MediaStore {
  /** The picture in the sizes pages use. Rejects when it cannot be fetched or is no picture. */
  image(file: MediaFile, alt: string): Promise<ImageAsset>;
  /** The PDF's address on this site. Rejects when it cannot be fetched or is no PDF. */
  pdf(file: MediaFile, name: string): Promise<PdfAsset>;
  /** Deletes copies whose address is not in `inUse` and that are older than a week. */
  prune(inUse: string): Promise<void>;
}

export interface PdfAsset {
  readonly sizeBytes: number;
  readonly url: string;
}

/** Where the copies are served. */
export const mediaPath = "/files";

const widths = [480, 800, 1200, 1600] as const;
const fallbackWidth = 800;
const webpQuality = 78;
const maxPictureBytes = 25 * 1024 * 1024;
const maxPdfBytes = 60 * 1024 * 1024;
const maxPicturePixels = 80_000_000;
const downloadDeadlineMs = 20_000;
const keepUnusedMs = 7 * 24 * 60 * 60 * 1_000;

const pictureRecord = v.object({ height: v.number(), width: v.number(), widths: v.array(v.number()) });
const pdfRecord = v.object({ fileName: v.string(), sizeBytes: v.number() });

/** Keeps the copies below `folder`, one folder each, written whole or not at all. */
export function openMediaStore(folder: string, serviceOrigin: string): MediaStore {
  async function download(file: MediaFile, maxBytes: number): Promise<Buffer> {
    const response = await fetch(new URL(file.url, serviceOrigin), {
      signal: AbortSignal.timeout(downloadDeadlineMs),
    });
    if (!response.ok) throw new Error(`${file.url} answered with status ${response.status}`);
    return readBytes(response, maxBytes);
  }

  /** The record of the copy `key`; made by `make` into a folder that gets its name only once it is complete. */
  async function copyOf<Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
    make: (into: string) => Promise<v.InferOutput<Schema>>,
  ): Promise<v.InferOutput<Schema>> {
    const target = path.join(folder, key);
    const known = await readRecord(path.join(target, "record.json"));
    const parsed = v.safeParse(schema, known);
    if (parsed.success) return parsed.output;

    const draft = path.join(folder, `.draft-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    try {
      const record = await make(draft);
      await writeFile(path.join(draft, "record.json"), JSON.stringify(record));
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
      return record;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    async image(file, alt) {
      const key = keyOf(file, serviceOrigin);
      const record = await copyOf(key, pictureRecord, async (into) => {
        const bytes = await download(file, maxPictureBytes);
        // Camera orientation is applied first; metadata, places included, is not carried over.
        const upright = await sharp(bytes, { limitInputPixels: maxPicturePixels }).rotate().toBuffer();
        const { width, height } = await sharp(upright).metadata();
        const made = sizesFor(width);
        await Promise.all(
          made.map((size) =>
            sharp(upright)
              .resize({ width: size })
              .webp({ quality: webpQuality })
              .toFile(path.join(into, `${size}.webp`)),
          ),
        );
        return { width, height, widths: made };
      });
      const addressOf = (width: number) => `${mediaPath}/${key}/${width}.webp`;
      const fallback = record.widths.find((width) => width >= fallbackWidth) ?? record.width;
      return {
        alt,
        width: record.width,
        height: record.height,
        src: addressOf(fallback),
        sources: [
          {
            type: "image/webp",
            srcSet: record.widths.map((width) => `${addressOf(width)} ${width}w`).join(", "),
          },
        ],
      };
    },

    async pdf(file, name) {
      const key = keyOf(file, serviceOrigin);
      const record = await copyOf(key, pdfRecord, async (into) => {
        const bytes = await download(file, maxPdfBytes);
        if (!bytes.subarray(0, 1024).includes("%PDF-")) throw new Error(`${file.url} is not a PDF`);
        const fileName = `${fileNameOf(name)}.pdf`;
        await writeFile(path.join(into, fileName), bytes);
        return { fileName, sizeBytes: bytes.length };
      });
      return { url: `${mediaPath}/${key}/${record.fileName}`, sizeBytes: record.sizeBytes };
    },

    async prune(inUse) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const copy = path.join(folder, name);
        const { mtimeMs } = await stat(copy);
        if (!inUse.includes(name) && Date.now() - mtimeMs > keepUnusedMs) await rm(copy, { recursive: true });
      }
    },
  };
}

/** A replaced file may keep its address, never its time of change. */
function keyOf(file: MediaFile, serviceOrigin: string): string {
  const identity = `${new URL(file.url, serviceOrigin).href}|${file.updatedAt ?? ""}`;
  return createHash("sha256").update(identity).digest("hex").slice(0, 24);
}

function sizesFor(width: number): number[] {
  const smaller = widths.filter((size) => size < width);
  return width <= Math.max(...widths) ? [...smaller, width] : [...smaller];
}

function fileNameOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain === "" ? "newsletter" : plain.slice(0, 80);
}

async function readRecord(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // Missing or cut short: the copy is simply made again.
    return null;
  }
}
