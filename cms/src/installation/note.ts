import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "@strapi/utils";
import { dataPaths } from "../environment";

/** Which database this data folder belongs to: it keeps a used one from being replaced by an empty or another one. */
const noteSchema = z.object({
  /** Of the installation, as its database has it. */
  id: z.string(),
  database: z.enum(["sqlite", "postgresql"]),
});
type InstallationNote = z.infer<typeof noteSchema>;

export type DatabaseKind = InstallationNote["database"];

/** The start would harm an installation that is in use, or cannot succeed; the message says why and what to do. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

/** Where the note lies: what becomes of it when a folder is copied, moved away or restored is what is meant. */
export const noteFile = (dataDir: string): string => path.join(dataPaths(dataDir).root, "installation.json");

/**
 * The note of a data folder; undefined where no cms has been started with it, or only one of an earlier version.
 * @throws StartRefused when it is damaged
 */
export function readNote(dataDir: string): InstallationNote | undefined {
  const file = noteFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartRefused(`${file} is damaged: restore it from a backup, or move it away.`);
  }
}

/** Writes all of the note or leaves the former one. A restore that replaces an installation on purpose calls this. */
export function writeNote(dataDir: string, { id, database }: InstallationNote): void {
  const file = noteFile(dataDir);
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify({ id, database }, null, 2)}\n`, { flush: true, mode: 0o600 });
  renameSync(draft, file);
}

/** Whether the embedded database of a data folder has been used, also by an earlier version. */
export function hasUsedSqlite(dataDir: string): boolean {
  return (statSync(dataPaths(dataDir).database, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
