import { statementsFor } from "../statements.server.ts";
import { LeadStorageError } from "../store.server.ts";
import type { Query } from "./database.server.ts";

const formatVersion = 1;

/** `claim` names who has a delivery in hand until `claimed_until`; after that, it is anybody's again. */
const tables = `
  CREATE SCHEMA IF NOT EXISTS outbox;
  CREATE TABLE outbox.settings (name text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE outbox.leads (
    id text PRIMARY KEY,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    record text NOT NULL
  );
  CREATE INDEX leads_fingerprint ON outbox.leads (fingerprint, received_at);
  CREATE TABLE outbox.deliveries (
    lead_id text NOT NULL REFERENCES outbox.leads (id) ON DELETE CASCADE,
    destination text NOT NULL,
    received_at bigint NOT NULL,
    attempts integer NOT NULL DEFAULT 0,
    refusals integer NOT NULL DEFAULT 0,
    revision integer NOT NULL DEFAULT 0,
    next_attempt_at bigint NOT NULL DEFAULT 0,
    needs_attention boolean NOT NULL DEFAULT false,
    last_status text,
    delivered_at bigint,
    dead_at bigint,
    claim uuid,
    claimed_until bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (lead_id, destination)
  );
  CREATE INDEX deliveries_waiting ON outbox.deliveries (destination, next_attempt_at, received_at)
    WHERE delivered_at IS NULL AND dead_at IS NULL;
  CREATE TABLE outbox.arrivals (
    sender text NOT NULL,
    slot bigint NOT NULL,
    count integer NOT NULL,
    last_at bigint NOT NULL,
    PRIMARY KEY (sender, slot)
  );
  INSERT INTO outbox.settings (name, value) VALUES ('format', '${formatVersion}');
`;

/** Makes what is missing. Instances that start together make it one after the other, in their transactions. */
export async function prepareSchema(query: Query): Promise<void> {
  if (await isCurrent(query)) return;
  await query("SELECT pg_advisory_xact_lock(hashtextextended('outbox schema', 0))");
  if (!(await isCurrent(query))) await query(tables);
}

async function isCurrent(query: Query): Promise<boolean> {
  // Not to_regclass, which may answer from memory what was so before another instance's transaction.
  const made = await query("SELECT FROM pg_tables WHERE schemaname = 'outbox' AND tablename = 'settings'");
  if (made.length === 0) return false;
  const [format] = await query(statements.setting, ["format"]);
  if (Number(format?.value) <= formatVersion) return true;
  throw new LeadStorageError(
    `The lead database was written by a newer version of the site (format ${format?.value}, this one reads ${formatVersion}). Use that version.`,
  );
}

export const statements = statementsFor({
  schema: "outbox.",
  settings: "outbox.settings",
  destinations: `jsonb_array_elements_text((SELECT value::jsonb FROM outbox.settings WHERE name = 'destinations'))
    WITH ORDINALITY AS each (name, number)`,
});
