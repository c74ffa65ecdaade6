import * as v from "valibot";
import type { Query } from "./database.server.ts";

const keysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Adds keys of the newsletter's links that are new; gives all. */
export async function addLinkKeys(query: Query, keys: readonly string[]): Promise<readonly string[]> {
  await query("SELECT pg_advisory_xact_lock(hashtextextended('outbox link keys', 0))");
  const [row] = await query("SELECT value FROM outbox.settings WHERE name = 'link-keys'");
  const parsed = v.safeParse(keysSchema, row?.value);
  const known = parsed.success ? parsed.output : [];
  const all = [...new Set([...known, ...keys])];
  if (all.length > known.length) {
    await query(
      `INSERT INTO outbox.settings VALUES ('link-keys', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [JSON.stringify(all)],
    );
  }
  return all;
}
