import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { OutboxFile, outboxFileIn } from "../sqlite/outbox-file.server.ts";
import type { Database, Query } from "./database.server.ts";
import { moveFromFile } from "./move-from-file.server.ts";

const pieceSchema = v.object({ bytes: v.instance(Buffer) });
const secretSchema = v.object({ secret: v.string() });

/** The table is made by who puts files into it: the restore of the cms (cms/src/backups/lead-queue.ts). */
async function hasTable(query: Query): Promise<boolean> {
  const tables = await query("SELECT FROM pg_tables WHERE schemaname = 'outbox' AND tablename = 'restored'");
  return tables.length > 0;
}

/** The secret that has made the digests of the leads in a restored file; undefined where there is none. */
export async function restoredSecret(query: Query): Promise<string | undefined> {
  if (!(await hasTable(query))) return undefined;
  const [row] = await query("SELECT secret FROM outbox.restored WHERE secret IS NOT NULL LIMIT 1");
  return row && v.parse(secretSchema, row).secret;
}

/**
 * Moves the leads of files that a restore has left in the database, and gives how many. They stay there until all their
 * leads are in the tables: after a kill the next start begins again, and of several sites that do it at once, none twice.
 */
export async function moveRestoredQueues(database: Database, stateFolder: string): Promise<number> {
  if (!(await hasTable(database.query))) return 0;
  let moved = 0;
  for (const { queue } of await database.query("SELECT DISTINCT queue FROM outbox.restored")) {
    const folder = path.join(stateFolder, "restored");
    try {
      // Otherwise another site has moved it meanwhile.
      if (!(await fetchFile(database.query, queue, folder))) continue;
      const file = new OutboxFile(folder);
      try {
        moved += await moveFromFile(file, database);
      } finally {
        file.close();
      }
      await database.query("DELETE FROM outbox.restored WHERE queue = $1", [queue]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return moved;
}

/** Writes the file into a new folder, piece by piece; false when it is no longer there. */
async function fetchFile(query: Query, queue: unknown, folder: string): Promise<boolean> {
  // A site that was killed may have left it.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pieces = await query("SELECT number FROM outbox.restored WHERE queue = $1 ORDER BY number", [queue]);
  for (const { number } of pieces) {
    const [piece] = await query("SELECT bytes FROM outbox.restored WHERE queue = $1 AND number = $2", [
      queue,
      number,
    ]);
    if (!piece) return false;
    writeFileSync(outboxFileIn(folder), v.parse(pieceSchema, piece).bytes, { flag: "a", mode: 0o600 });
  }
  return pieces.length > 0;
}
