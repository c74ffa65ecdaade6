import { linkKeysSetting, readLinkKeys } from "../link-keys.server.ts";
import type { OutboxFile } from "../sqlite/outbox-file.server.ts";
import type { Database } from "./database.server.ts";
import { addLinkKeys } from "./link-keys.server.ts";

const leadsAtATime = 200;

/**
 * Moves what an instance kept in a file of its own before it was given a database, and gives how many leads. They leave
 * the file only once they are in the database: after a kill the next start goes on, and moves none twice.
 */
export async function moveFromFile(file: OutboxFile, database: Database): Promise<number> {
  const keys = readLinkKeys(file.setting(linkKeysSetting));
  if (keys.length > 0) await database.transaction((query) => addLinkKeys(query, keys));
  const { sql } = file;
  for (let moved = 0; ; ) {
    const leads = sql("SELECT id, fingerprint, received_at, record FROM leads LIMIT ?").all(leadsAtATime);
    if (leads.length === 0) return moved;
    const ids = JSON.stringify(leads.map(({ id }) => id));
    const these = "IN (SELECT value FROM json_each(?))";
    const deliveries = sql(
      `SELECT lead_id, destination, received_at, attempts, refusals, revision, next_attempt_at,
         json(iif(needs_attention, 'true', 'false')) AS needs_attention, last_status, delivered_at, dead_at
       FROM deliveries WHERE lead_id ${these}`,
    ).all(ids);
    await database.transaction(async (query) => {
      await query(
        `INSERT INTO outbox.leads SELECT * FROM jsonb_to_recordset($1)
           AS lead (id text, fingerprint text, received_at bigint, record text) ON CONFLICT DO NOTHING`,
        [JSON.stringify(leads)],
      );
      await query(
        `INSERT INTO outbox.deliveries SELECT * FROM jsonb_to_recordset($1) AS delivery (lead_id text,
           destination text, received_at bigint, attempts integer, refusals integer, revision integer,
           next_attempt_at bigint, needs_attention boolean, last_status text, delivered_at bigint, dead_at bigint)
         ON CONFLICT DO NOTHING`,
        [JSON.stringify(deliveries).replaceAll("\\u0000", "")],
      );
    });
    sql(`DELETE FROM leads WHERE id ${these}`).run(ids);
    moved += leads.length;
  }
}
