import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { z } from "@strapi/utils";
import * as tar from "tar";
import { reasonOf } from "../reason";

/** Raised whenever an earlier version of `restore` would read an archive wrongly. */
const format = 1;

/** Something the operator can do something about, in one message. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/**
 * What an archive holds, laid out as in DATA_DIR whatever it was made of: the content of a PostgreSQL is a SQLite file in
 * it, and the objects of a bucket are files.
 */
export const inArchive = {
  cms: path.join("cms", "cms.db"),
  uploads: path.join("cms", "public", "uploads"),
  leads: path.join("site", "leads", "leads.db"),
  secrets: "secrets.json",
  vitals: path.join("site", "vitals.json"),
} as const;

const manifestName = "manifest.json";

/** What an archive says of where it was made, also one of a newer version. */
const originSchema = z.object({
  format: z.number(),
  /** What ran there (commands/lib/version.mjs): such as 20261122-b357f3f; the first releases all were 1.0.0. */
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
});

const manifestSchema = originSchema.extend({
  madeAt: z.string(),
  /** What the content was kept in. */
  database: z.enum(["sqlite", "postgres"]).nullable(),
  /** Where browsers found the uploaded files: "/uploads" or the public address of a bucket. */
  filesUrl: z.string(),
  /** By table. */
  rows: z.record(z.string(), z.number()),
  content: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Product = Manifest["product"];

async function sha256(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .toSorted();

/** Packs a folder with its manifest into one file that only its owner may read. */
export async function pack(
  folder: string,
  file: string,
  about: Omit<Manifest, "format" | "content" | "rows">,
): Promise<Manifest> {
  const content: Manifest["content"] = [];
  for (const name of filesIn(folder)) {
    const whole = path.join(folder, name);
    content.push({ name, bytes: statSync(whole).size, sha256: await sha256(whole) });
  }
  const manifest = { format, ...about, rows: rowsIn(path.join(folder, inArchive.cms)), content };
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  // A file that exists keeps its mode: nobody else may read it from its first byte. Nothing that lies there is written over.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  await tar.create({ cwd: folder, file, gzip: true, portable: true }, [
    manifestName,
    ...content.map(({ name }) => name),
  ]);
  return manifest;
}

/** Unpacks an archive into a new folder and checks every file against its hash. Throws OperatorError when it is damaged or too new. */
export async function unpack(file: string, folder: string, product: Product): Promise<Manifest> {
  if (!existsSync(file)) throw new OperatorError(`There is no archive ${file}.`);
  mkdirSync(folder);
  try {
    await tar.extract({ cwd: folder, file, strict: true, preserveOwner: false });
  } catch (error) {
    throw new OperatorError(`${file} cannot be unpacked: ${reasonOf(error)}. Nothing was changed.`);
  }
  const manifest = readManifest(path.join(folder, manifestName), file, product.version);
  const expected = manifest.content.map(({ name }) => name);
  const found = filesIn(folder).filter((name) => name !== manifestName);
  const wrong = expected.filter((name) => !found.includes(name));
  wrong.push(...found.filter((name) => !expected.includes(name)));
  for (const { name, sha256: expectedHash } of manifest.content) {
    if (wrong.includes(name)) continue;
    if ((await sha256(path.join(folder, name))) !== expectedHash) wrong.push(name);
  }
  if (wrong.length > 0) {
    throw new OperatorError(
      `${file} is damaged: ${wrong.slice(0, 5).join(", ")} ${wrong.length > 1 ? "are" : "is"} not as the manifest says. Nothing was changed; use another archive.`,
    );
  }
  return manifest;
}

function readManifest(file: string, archive: string, ours: string): Manifest {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new OperatorError(`${archive} is no archive of this product: it has no manifest.`);
  }
  const origin = originSchema.safeParse(content).data;
  if (origin && (origin.format > format || isNewer(origin.product.version, ours))) {
    throw new OperatorError(
      `${archive} was made by version ${origin.product.version} of this product (format ${origin.format}), and this is version ${ours} (format ${format}). Restore it with that version or a newer one.`,
    );
  }
  const manifest = manifestSchema.safeParse(content);
  if (!manifest.success) throw new OperatorError(`${archive} has a manifest that cannot be read.`);
  return manifest.data;
}

/** Compares the days that versions begin with; false where either has none. */
function isNewer(version: string, than: string): boolean {
  const dayOf = (text: string) => /^\d{8}(?=-)/.exec(text)?.[0];
  const [theirs, ours] = [dayOf(version), dayOf(than)];
  return theirs !== undefined && ours !== undefined && theirs > ours;
}

function rowsIn(file: string): Record<string, number> {
  if (!existsSync(file)) return {};
  using database = new DatabaseSync(file, { readOnly: true });
  const count = (name: string) => database.prepare(`SELECT count(*) AS rows FROM "${name}"`).get()?.rows;
  return Object.fromEntries(tablesOf(database).map((name) => [name, Number(count(name))]));
}

export const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map(({ name }) => String(name));

const dayMs = 86_400_000;

/** Works in a folder beside the files, so that they can be linked and renamed; what a killed command left is removed. */
export async function inTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith(".moving-"))) {
    const folder = path.join(dataDir, name);
    if (statSync(folder).mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(dataDir, ".moving-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A consistent copy of a SQLite file while others write to it. */
export function copyDatabase(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  using database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  database.prepare("VACUUM INTO ?").run(to);
}
