import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../environment";
import {
  inArchive,
  inTemporaryFolder,
  type Manifest,
  OperatorError,
  type Product,
  tablesOf,
  unpack,
} from "./archive";
import { isInBucket, placeIn } from "./archive-store";
import { uploadedFiles } from "./backup";
import { Bucket } from "./bucket";
import { leaveForSites } from "./lead-queue";
import { fillPostgres } from "./postgres/fill";
import { postgresTables, withPostgres } from "./postgres/tables";

interface Restored {
  manifest: Manifest;
  /** The name of the folder, and of the schema in PostgreSQL, that holds what was there before. */
  aside: string | undefined;
}

/**
 * Makes the installation that the variables describe out of an archive: in SQLite or PostgreSQL, with files in a folder
 * or a bucket, whichever the archive was made of. All is checked and made beside what is there before it takes its place.
 *
 * @throws OperatorError when something is there already and `replace` is false; what is replaced is kept
 */
export async function restore(
  environment: Environment,
  archive: string,
  { replace, product }: { replace: boolean; product: Product },
): Promise<Restored> {
  const { dataDir, databaseUrl, fileStorage } = environment;
  return inTemporaryFolder(dataDir, async (temporary) => {
    const folder = path.join(temporary, "content");
    const here = (name: string) => path.join(folder, name);
    const file = isInBucket(archive) ? await downloaded(environment, archive, temporary) : archive;
    const manifest = await unpack(file, folder, product);
    const hasContent = existsSync(here(inArchive.cms));
    const used = await whatIsUsed(environment);
    if (used.length > 0 && !replace) {
      throw new OperatorError(
        `There is an installation already: ${used.join(" and ")}. With --replace it is kept aside, and the archive takes its place.`,
      );
    }
    const aside = `replaced_${new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "").toLowerCase()}`;
    if (hasContent) {
      adaptContent(here(inArchive.cms), manifest.filesUrl, environment);
      if (fileStorage) {
        const bucket = new Bucket(fileStorage);
        for (const { name, type } of uploadedFiles(here(inArchive.cms))) {
          const source = path.join(here(inArchive.uploads), name);
          if (existsSync(source)) await bucket.put(name, source, type);
        }
        rmSync(here(inArchive.uploads), { recursive: true, force: true });
      }
      if (databaseUrl) {
        await fillPostgres(databaseUrl, folder, replace ? aside : undefined);
        rmSync(here(inArchive.cms));
      }
    }
    if (databaseUrl && existsSync(here(inArchive.leads))) {
      await withPostgres(databaseUrl, (client) => leaveForSites(client, here(inArchive.leads)));
      rmSync(path.dirname(here(inArchive.leads)), { recursive: true });
    }
    for (const part of ["cms", "site", inArchive.secrets]) {
      if (!existsSync(here(part))) continue;
      const place = path.join(dataDir, part);
      if (existsSync(place)) {
        mkdirSync(path.join(dataDir, aside), { recursive: true });
        renameSync(place, path.join(dataDir, aside, part));
      }
      renameSync(here(part), place);
    }
    return { manifest, aside: used.length > 0 ? aside : undefined };
  });
}

async function downloaded({ fileStorage }: Environment, address: string, folder: string): Promise<string> {
  const { bucket, key } = placeIn(address);
  const file = path.join(folder, "archive.tar.gz");
  if (await new Bucket(fileStorage, bucket).get(key, file)) return file;
  throw new OperatorError(`There is no archive ${address}.`);
}

/** What would be lost, in words. */
async function whatIsUsed({ dataDir, databaseUrl }: Environment): Promise<string[]> {
  const files = [inArchive.leads, ...(databaseUrl ? [] : [inArchive.cms])];
  const used = files.map((name) => path.join(dataDir, name)).filter(existsSync);
  if (!databaseUrl) return used;
  const { length } = await withPostgres(databaseUrl, postgresTables);
  return length > 0 ? [...used, `${length} tables in the database of DATABASE_URL`] : used;
}

/** Makes the content that of another installation: what the sites have read is read again, and files lie elsewhere. */
function adaptContent(file: string, filesUrl: string, { fileStorage }: Environment): void {
  const now = fileStorage?.publicUrl ?? "/uploads";
  const names = new Set(uploadedFiles(file).map(({ name }) => name));
  const escaped = filesUrl.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const address = new RegExp(`(?<![\\w.])${escaped}/([\\w.-]+)`, "g");
  using database = new DatabaseSync(file);
  database.exec("BEGIN");
  const tables = tablesOf(database);
  if (tables.includes("content_versions")) {
    database.prepare("UPDATE content_versions SET content = ?").run(randomUUID());
  }
  if (now !== filesUrl) {
    database.function("moved", { deterministic: true }, (text) =>
      String(text).replaceAll(address, (whole, name) => (names.has(name) ? `${now}/${name}` : whole)),
    );
    for (const table of tables) {
      for (const { name } of database.prepare("SELECT name FROM pragma_table_info(?)").all(table)) {
        const column = `"${name}"`;
        database
          .prepare(`UPDATE "${table}" SET ${column} = moved(${column}) WHERE instr(${column}, ?) > 0`)
          .run(`${filesUrl}/`);
      }
    }
    database.prepare("UPDATE files SET provider = ?").run(fileStorage ? "aws-s3" : "local");
  }
  database.exec("COMMIT");
}
