import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressesIn, fileOf } from "./assets.ts";
import { source } from "./deck.ts";

/** What a deck was made from, as SHA-256 digests. */
export interface Fingerprint {
  readonly document: string;
  readonly files: Readonly<Record<string, string>>;
}

export const digest = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

export async function fingerprint(): Promise<Fingerprint> {
  const read = (file: string) => readFile(path.join(import.meta.dirname, file));
  const addresses = addressesIn(source, (await read("deck.css")).toString());
  const names = [...new Set(addresses.map(fileOf))].sort();
  const files = await Promise.all(names.map(async (name) => [name, digest(await read(name))] as const));
  return { document: digest(source), files: Object.fromEntries(files) };
}
