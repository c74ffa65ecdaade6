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
  /** Version of the code that made the archive (commands/lib/version.mjs), such as 20261122-b357f3f. */
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
});

type Manifest = z.infer<typeof manifestSchema>;
export type Product = Manifest["product"];

/** Describes the content of an archive, such as "content and leads, 12 files". */
export function describeContent({ files }: Manifest): string {
  const hasFile = (name: string) => files.some((file) => file.name === name);
  const kind = hasFile(archivePaths.content) ? "content" : "leads without content";
  const andLeads = hasFile(archivePaths.content) && hasFile(archivePaths.leads) ? " and leads" : "";
  return `${kind}${andLeads}, ${files.length === 1 ? "1 file" : `${files.length} files`}`;
}

/** Packs a folder and its manifest into a new file that only the owner may read. */
export async function packArchive(folder: string, file: string, product: Product): Promise<Manifest> {
  const files = await hashFiles(folder);
  const manifest = { madeAt: new Date().toISOString(), product, files };
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  // tar keeps the mode of an existing file, so the archive is private from its first byte.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  const names = files.map(({ name }) => name);
  await tar.create({ cwd: folder, file, gzip: true, portable: true }, [manifestName, ...names]);
  return manifest;
}

/** Skips links in an archive, because they could lead out of the target folder. */
const isFileOrFolder = (_path: string, entry: object): boolean =>
  "type" in entry && (entry.type === "File" || entry.type === "Directory");

/** Unpacks an archive into a new folder and checks every file. Throws UserError if it is damaged or too new. */
export async function unpackArchive(file: string, folder: string, { version }: Product): Promise<Manifest> {
  if (!existsSync(file)) throw new UserError(`There is no archive ${file}.`);
  mkdirSync(folder);
  try {
    await tar.extract({ cwd: folder, file, strict: true, preserveOwner: false, filter: isFileOrFolder });
  } catch (error) {
    throw new UserError(`${file} cannot be unpacked: ${errorMessage(error)}. Nothing was changed.`);
  }
  const manifest = readManifest(path.join(folder, manifestName));
  if (!manifest) throw new UserError(`${file} has a manifest that cannot be read. Nothing was changed.`);
  if (isNewerVersion(manifest.product.version, version)) {
    throw new UserError(
      `${file} was made by version ${manifest.product.version}, and this is version ${version}. Restore it with that version or a newer one.`,
    );
  }
  rmSync(path.join(folder, manifestName));
  const hashesByName = (files: Manifest["files"]) => new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const [expectedHashes, foundHashes] = [hashesByName(manifest.files), hashesByName(await hashFiles(folder))];
  const names = new Set([...expectedHashes.keys(), ...foundHashes.keys()]);
  const damagedFiles = [...names].filter((name) => expectedHashes.get(name) !== foundHashes.get(name));
  if (damagedFiles.length === 0) return manifest;
  throw new UserError(
    `${file} is damaged: ${damagedFiles.slice(0, 5).join(", ")} ${damagedFiles.length > 1 ? "do" : "does"} not match its manifest. Nothing was changed; use another archive.`,
  );
}

function readManifest(file: string): Manifest | undefined {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Returns true if a version has a later date than the other; false if either does not start with a date. */
function isNewerVersion(version: string, other: string): boolean {
  const [day, otherDay] = [version, other].map((text) => /^\d{8}(?=-)/.exec(text)?.[0]);
  return day !== undefined && otherDay !== undefined && day > otherDay;
}

async function hashFiles(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    files.push({ name: path.relative(folder, file), sha256: hash.digest("hex") });
  }
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const dayMs = 86_400_000;

/**
 * Runs `work` in a temporary folder in DATA_DIR, because hard links and renames need the same disk. Also removes
 * folders that are over a day old, from commands that were killed.
 */
export async function withTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith(".backup-"))) {
    const folder = path.join(dataDir, name);
    if (statSync(folder).mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(dataDir, ".backup-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
