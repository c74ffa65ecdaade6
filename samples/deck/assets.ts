import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Asset } from "../typesetting/press.ts";

const folders: Readonly<Record<string, string>> = {
  art: "../../site/public/art",
  fonts: "../newsletters/fonts",
  ui: "../../site/app/ui",
};

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

const pictureAddress = /^\/pictures\/(?<name>[\w-]+)\.(?<width>\d+)x(?<height>\d+)\.(?<position>\w+)\.jpg$/;

/** Sharper than this, a page on a screen or from an office printer looks no better. */
const pixelsPerPagePixel = 2;
const quality = 80;

/** The file behind an address of the deck, relative to this folder. */
export function fileOf(address: string): string {
  const { name } = pictureAddress.exec(address)?.groups ?? {};
  if (name) return `../content/pictures/${name}.webp`;
  const [, folder = "", file] = address.split("/");
  if (!file) return folder;
  const directory = folders[folder];
  if (!directory) throw new Error(`The deck asks for ${address}: there is no folder "${folder}" for it`);
  return `${directory}/${file}`;
}

export async function readAsset(address: string): Promise<Asset> {
  const file = fileOf(address);
  const bytes = await readFile(path.join(import.meta.dirname, file));
  const { height, position, width } = pictureAddress.exec(address)?.groups ?? {};
  if (!height || !position || !width) return { body: bytes, contentType: contentTypes[path.extname(file)] };
  return { body: await cut(bytes, Number(width), Number(height), position), contentType: "image/jpeg" };
}

async function cut(original: Buffer, width: number, height: number, position: string): Promise<Buffer> {
  const picture = sharp(original);
  const most = await picture.metadata();
  const scale = Math.min(pixelsPerPagePixel, most.width / width, most.height / height);
  return picture
    .resize({ width: Math.round(width * scale), height: Math.round(height * scale), position })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Every address that the document and its style sheet ask for, in order and once each. */
export function addressesIn(document: string, styles: string): readonly string[] {
  const sources = document.matchAll(/(?:src|href)="(\/[^"]+)"/g);
  const urls = styles.matchAll(/url\("?(\/[^")]+)"?\)/g);
  return [...new Set([...sources, ...urls].map(([, address = ""]) => address))].sort();
}
