import { linkKeysSetting, readLinkKeys } from "../link-keys.server.ts";
import type { Query } from "./database.server.ts";
import { statements } from "./schema.server.ts";

/** Adds keys of the newsletter's links that are new; gives all. */
export async function addLinkKeys(query: Query, keys: readonly string[]): Promise<readonly string[]> {
  await query("SELECT pg_advisory_xact_lock(hashtextextended('outbox link keys', 0))");
  const [row] = await query(statements.setting, [linkKeysSetting]);
  const known = readLinkKeys(row?.value);
  const all = [...new Set([...known, ...keys])];
  if (all.length > known.length) await query(statements.setSetting, [linkKeysSetting, JSON.stringify(all)]);
  return all;
}
