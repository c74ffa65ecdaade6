import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "@strapi/utils";
import * as tar from "tar";
import { errorMessage } from "../lib/values";

/** An error the operator can fix; the message says how. */
export class UserError extends Error {
  override name = "UserError";
}

/** Files and folders of DATA_DIR that an archive contains, under the same names. */
export const archivePaths = {
  content: path.join("cms", "cms.db"),
  uploads: path.join("cms", "public", "uploads"),
  leads: path.join("site", "leads", "leads.db"),
  secrets: "secrets.json",
} as const;

const manifestName = "manifest.json";

const manifestSchema = z.object({
  madeAt: z.string(),
  /** The code that made the archive (commands/lib/version.mjs). */
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
  /** SHA-256 of each file by its name. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Packs a folder and its manifest into a new file that only the owner may read. */
export async function packArchive(
  folder: string,
  file: string,
  product: Manifest["product"],
): Promise<Manifest> {
  const manifest = { madeAt: new Date().toISOString(), product, files: await hashFiles(folder) };
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  // tar keeps the mode of an existing file, so the archive is private from its first byte.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  const names = [manifestName, ...Object.keys(manifest.files)];
  await tar.create({ cwd: folder, file, gzip: true, portable: true }, names);
  return manifest;
}

/** Skips links in an archive, because they could lead out of the target folder. */
const isFileOrFolder = (_path: string, entry: object): boolean =>
  "type" in entry && (entry.type === "File" || entry.type === "Directory");

/** Unpacks an archive into a new folder and checks every file. Throws UserError if it is damaged. */
export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new UserError(`There is no archive ${file}.`);
  mkdirSync(folder);
  const manifestFile = path.join(folder, manifestName);
  let manifest: Manifest;
  try {
    await tar.extract({ cwd: folder, file, strict: true, preserveOwner: false, filter: isFileOrFolder });
    manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  } catch (error) {
    throw new UserError(`${file} cannot be unpacked: ${errorMessage(error)}. Nothing was changed.`);
  }
  rmSync(manifestFile);
  const found = await hashFiles(folder);
  const names = Object.keys({ ...manifest.files, ...found });
  const damaged = names.find((name) => manifest.files[name] !== found[name]);
  if (damaged === undefined) return manifest;
  throw new UserError(
    `${file} is damaged: ${damaged} does not match its manifest. Nothing was changed; use another archive.`,
  );
}

async function hashFiles(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    files[path.relative(folder, file)] = hash.digest("hex");
  }
  return files;
}

/** Runs `work` in a temporary folder in DATA_DIR, because renames need the same disk. */
export async function withTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(dataDir, ".backup-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
