// Data folders for tests, with a migrated and seeded database and an administrator. Copying one is faster than a
// first start of the cms.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { databaseServer, separateDatabase } from "./test-database.ts";

const templatesDir = (cmsDir: string) => path.join(cmsDir, "node_modules", ".cache", "prepared-data");

interface Options {
  cmsDir: string;
  contentDir: string | undefined;
  /** Does the first start; called if no template has this content, code and database server. */
  prepare: (dataDir: string) => Promise<void>;
}

/** Makes a temporary data folder that looks as it does after a first start with this code and content. */
export async function preparedDataDir({ cmsDir, contentDir, prepare }: Options): Promise<string> {
  const inputs = [
    path.join(cmsDir, "dist", "src"),
    path.join(cmsDir, "dist", "config"),
    path.join(cmsDir, "package-lock.json"),
  ];
  const name = fingerprint(contentDir ? [...inputs, contentDir] : inputs, await databaseServer());
  const template = path.join(templatesDir(cmsDir), name);
  if (!existsSync(template)) await makeTemplate(template, prepare);
  const dataDir = mkdtempSync(path.join(tmpdir(), "cms-test-"));
  cpSync(template, dataDir, { recursive: true });
  await separateDatabase(dataDir);
  return dataDir;
}

/** Fills a temporary folder, then renames it, because several test files may make the same template at once. */
async function makeTemplate(template: string, prepare: Options["prepare"]): Promise<void> {
  removeOldTemplates(path.dirname(template));
  mkdirSync(path.dirname(template), { recursive: true });
  const temporary = mkdtempSync(`${template}-`);
  try {
    await prepare(temporary);
    renameSync(temporary, template);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
}

const maxAgeMs = 24 * 60 * 60 * 1000;

function removeOldTemplates(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (Date.now() - statSync(file).mtimeMs > maxAgeMs) rmSync(file, { recursive: true, force: true });
  }
}

function fingerprint(inputs: string[], server: string): string {
  const hash = createHash("sha256").update(server);
  const add = (file: string, name: string): void => {
    hash.update(`${name}\0`);
    if (statSync(file).isDirectory())
      for (const inner of readdirSync(file).sort()) add(path.join(file, inner), inner);
    else hash.update(readFileSync(file));
  };
  for (const input of inputs) if (existsSync(input)) add(input, "");
  return hash.digest("hex").slice(0, 16);
}
