import * as v from "valibot";
import { type Engine, formatVersion, readSetting, writeSetting } from "./schema.server.ts";

const format = `lead-queue-${formatVersion}`;

const optionalTime = v.nullable(v.number());

const headerSchema = v.object({ format: v.literal(format), secret: v.string() });

/** Lead with deliveries, as in the tables, without leases. */
const leadSchema = v.object({
  id: v.string(),
  fingerprint: v.string(),
  received_at: v.number(),
  record: v.string(),
  revision: v.number(),
  report_at: optionalTime,
  retries: v.number(),
  deliveries: v.array(
    v.object({
      destination: v.string(),
      attempts: v.number(),
      next_attempt_at: v.number(),
      needs_attention: v.number(),
      last_status: v.nullable(v.string()),
      delivered_at: optionalTime,
    }),
  ),
});

/** Exports the queue as JSON lines: the secret, the leads, their number. Leaves out the counts for limits. */
export async function* exportQueue(engine: Engine): AsyncGenerator<string> {
  const { leads, deliveries, secret } = await engine.run(async (db) => ({
    leads: await db.selectFrom("leads").selectAll().orderBy("id").execute(),
    deliveries: await db.selectFrom("deliveries").selectAll().execute(),
    secret: await readSetting(db, "secret"),
  }));
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  yield `${JSON.stringify({ format, secret })}\n`;
  for (const lead of leads) {
    const exported = v.parse(leadSchema, { ...lead, deliveries: byLead.get(lead.id) ?? [] });
    yield `${JSON.stringify(exported)}\n`;
  }
  yield `${JSON.stringify({ leads: leads.length })}\n`;
}

/** Imports missing leads, all or none. Resolves with their number. Rejects if the text is not a complete export. */
export async function importQueue(engine: Engine, exported: string): Promise<number> {
  const [firstLine = "", ...lines] = exported.trimEnd().split("\n");
  const lastLine = lines.pop() ?? "";
  const header = parseLine(headerSchema, firstLine);
  const leads = lines.map((line) => parseLine(leadSchema, line));
  parseLine(v.object({ leads: v.literal(leads.length) }), lastLine);
  return engine.transaction(async (db) => {
    // Stored fingerprints and sent links are keyed with the secret, so replace it only in an empty queue.
    const existing = await db.selectFrom("leads").select("id").limit(1).executeTakeFirst();
    if (!existing) await writeSetting(db, "secret", header.secret);
    let added = 0;
    for (const { deliveries, ...lead } of leads) {
      const insert = db.insertInto("leads").values(lead);
      const inserted = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) continue;
      added += 1;
      const rows = deliveries.map((delivery) => ({ ...delivery, lead_id: lead.id }));
      if (rows.length > 0) await db.insertInto("deliveries").values(rows).execute();
    }
    return added;
  });
}

/** Parses a line. The error does not quote it, because it holds personal data. */
function parseLine<Output>(schema: v.GenericSchema<unknown, Output>, line: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (result.success) return result.output;
  throw new Error('The file is not a complete export. Make one with "npm run leads -- export".');
}
