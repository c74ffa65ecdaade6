import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Folder in which Debian installs each version. */
const debianFolder = "/usr/lib/postgresql";
const neededPrograms = ["initdb", "postgres", "pg_dump", "pg_restore", "psql"];

/**
 * Returns the programs folder of an installed PostgreSQL, or undefined if there is none. Tests of dumps take server and
 * tools from one installation, because no npm package has `pg_dump`, and `pg_dump` refuses to dump a server newer than
 * itself.
 */
export function installedPostgres(): string | undefined {
  const versions = existsSync(debianFolder)
    ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const onPath = (process.env.PATH ?? "").split(path.delimiter);
  return [...versions.map((version) => path.join(debianFolder, version, "bin")), ...onPath].find((folder) =>
    neededPrograms.every((program) => existsSync(path.join(folder, program))),
  );
}
