/**
 * Resizes the originals and post covers for browsers, and writes the lists in which the site looks them up.
 * `node samples/pictures/build.ts` makes the files that are missing. Names contain a hash of the original and the settings.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { avifWidths, fallbackWidths } from "../../site/app/copy/pictures.ts";
import captions from "./captions.json" with { type: "json" };

const avif = { quality: 50, effort: 6 };
const webp = { quality: 78, effort: 5 };

const originals = path.join(import.meta.dirname, "../content/pictures");
const postCovers = path.join(import.meta.dirname, "../content/posts/images");
const output = path.join(import.meta.dirname, "../../site/public/pictures");
const app = path.join(import.meta.dirname, "../../site/app");

interface Picture {
  readonly alt: string;
  readonly bytes: Buffer;
  readonly hash: string;
  readonly height: number;
  readonly name: string;
  readonly width: number;
}

async function readPicture(name: string, alt: string): Promise<Picture> {
  const original = path.join(originals, `${name}.webp`);
  const bytes = await readFile(existsSync(original) ? original : path.join(postCovers, `${name}.webp`));
  const { height, width } = await sharp(bytes).metadata();
  const hash = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify({ avif, webp }))
    .digest("hex")
    .slice(0, 8);
  return { alt, bytes, hash, height, name, width };
}

function filesOf(picture: Picture) {
  const fileName = (width: number, type: string) => `${picture.name}.${picture.hash}-${width}.${type}`;
  const fits = (width: number) => width <= picture.width;
  return [
    ...avifWidths(picture).map((width) => ({ file: fileName(width, "avif"), type: "avif" as const, width })),
    ...fallbackWidths
      .filter(fits)
      .map((width) => ({ file: fileName(width, "webp"), type: "webp" as const, width })),
  ];
}

async function makeSizes(picture: Picture) {
  for (const { file, type, width } of filesOf(picture)) {
    const target = path.join(output, file);
    if (existsSync(target)) continue;
    const resized = sharp(picture.bytes).resize({ width });
    const encoded = type === "avif" ? resized.avif(avif) : resized.webp(webp);
    await encoded.toFile(`${target}.part`);
    await rename(`${target}.part`, target);
  }
}

/** Returns the names of the pictures that page copy and the gallery use: the arguments of `picture`. */
function chosenByPages(): ReadonlySet<string> {
  const sources = globSync("{copy,gallery}/**/*.{ts,tsx}", { cwd: app });
  const texts = sources.map((file) => readFileSync(path.join(app, file), "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\bpicture\("([\w-]+)"\)/g)].map(([, name = ""]) => name)),
  );
}

async function writeLists(pictures: readonly Picture[]) {
  const chosen = chosenByPages();
  const ofPages = pictures
    .filter(({ name }) => chosen.has(name))
    .map(({ alt, hash, height, name, width }) => [name, { hash, width, height, alt }]);
  const all = pictures.map(({ alt, bytes, hash, height, name, width }) => {
    const original = createHash("sha256").update(bytes).digest("hex");
    return { name, original, hash, width, height, alt };
  });
  await writeJson("copy/pictures.json", Object.fromEntries(ofPages));
  await writeJson("content/media/own-pictures.json", all);
}

async function writeJson(file: string, content: unknown) {
  await writeFile(path.join(app, file), `${JSON.stringify(content, null, 2)}\n`);
}

async function removeStale(pictures: readonly Picture[]) {
  const current = new Set(pictures.flatMap(filesOf).map(({ file }) => file));
  for (const file of await readdir(output)) {
    if (!current.has(file)) await rm(path.join(output, file));
  }
}

await mkdir(output, { recursive: true });
const named = Object.entries(captions).sort(([a], [b]) => a.localeCompare(b, "en"));
const pictures = await Promise.all(named.map(([name, alt]) => readPicture(name, alt)));
await writeLists(pictures);
for (const picture of pictures) await makeSizes(picture);
await removeStale(pictures);
