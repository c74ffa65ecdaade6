/**
 * Makes the sizes that browsers load from the pictures in `samples/content/pictures` and the covers of the seeded posts, the
 * typed module that pages import, and the one that knows our pictures again when they come from the content service.
 * `node samples/pictures/build.ts` makes what is missing; a changed original, width or quality gets new file names.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import captions from "./captions.json" with { type: "json" };

const widths = [480, 800, 1200, 1600, 2000];
/** Browsers without AVIF are few: two sizes serve them. */
const fallbackWidths = [800, 1600];
const avif = { quality: 50, effort: 6 };
const webp = { quality: 78, effort: 5 };

const originals = path.join(import.meta.dirname, "../content/pictures");
const postCovers = path.join(import.meta.dirname, "../content/posts/images");
const output = path.join(import.meta.dirname, "../../site/public/pictures");
const moduleFile = path.join(import.meta.dirname, "../../site/app/words/pictures.generated.ts");
const byHashFile = path.join(
  import.meta.dirname,
  "../../site/app/content/source/pictures-by-hash.generated.server.ts",
);

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
  const address = (width: number, type: string) => `${picture.name}.${picture.hash}-${width}.${type}`;
  const fits = (width: number) => width <= picture.width;
  return [
    ...widths.filter(fits).map((width) => ({ file: address(width, "avif"), type: "avif" as const, width })),
    ...fallbackWidths
      .filter(fits)
      .map((width) => ({ file: address(width, "webp"), type: "webp" as const, width })),
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

const camelCase = (name: string) => name.replace(/-(.)/g, (_, next: string) => next.toUpperCase());

function moduleText(pictures: readonly Picture[]) {
  const rows = pictures.map(({ alt, hash, height, name, width }) => {
    const facts = [name, hash, width, height, alt].map((fact) => `  ${JSON.stringify(fact)},\n`).join("");
    return `export const ${camelCase(name)} = /* @__PURE__ */ picture(\n${facts});\n`;
  });
  return `// Made by samples/pictures/build.ts. Change captions.json there or the originals, not this file.

const sizes = ${JSON.stringify(widths).replaceAll(",", ", ")};
const fallbackSizes = ${JSON.stringify(fallbackWidths).replaceAll(",", ", ")};

function picture(name: string, hash: string, width: number, height: number, alt: string) {
  const file = \`/pictures/\${name}.\${hash}\`;
  const srcSet = (widths: readonly number[], type: string) =>
    widths
      .filter((candidate) => candidate <= width)
      .map((candidate) => \`\${file}-\${candidate}.\${type} \${candidate}w\`)
      .join(", ");
  return {
    alt,
    height,
    width,
    src: \`\${file}-${fallbackWidths[0]}.webp\`,
    sources: [
      { type: "image/avif" as const, srcSet: srcSet(sizes, "avif") },
      { type: "image/webp" as const, srcSet: srcSet(fallbackSizes, "webp") },
    ],
  };
}

${rows.join("")}`;
}

function byHashText(pictures: readonly Picture[]) {
  const rows = pictures.map(({ bytes, name }) => {
    const hash = createHash("sha256").update(bytes).digest("hex");
    return `  ["${hash}", our.${camelCase(name)}],\n`;
  });
  return `// Made by samples/pictures/build.ts.
import type { ImageAsset } from "~/content/model/model.ts";
import * as our from "~/words/pictures.generated.ts";

/** Our ready-made sizes of a picture, by the SHA-256 of its original in hexadecimal digits. */
export const picturesByHash: ReadonlyMap<string, ImageAsset> = new Map([
${rows.join("")}]);
`;
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
await writeFile(moduleFile, moduleText(pictures));
await writeFile(byHashFile, byHashText(pictures));
for (const picture of pictures) await makeSizes(picture);
await removeStale(pictures);
