import * as v from "valibot";
import {
  addLinkKeys,
  type Engine,
  linkKeysLock,
  type Queries,
  QueueOpenError,
  readList,
  readSetting,
  writeSetting,
} from "./schema.server.ts";

const leadsAtATime = 200;
const format = "lead-queue-3";

const time = v.nullable(v.number());

const headSchema = v.object({ format: v.literal(format), secret: v.string(), linkKeys: v.array(v.string()) });

/** Lead with deliveries, as in the tables, without leases. */
const leadSchema = v.object({
  id: v.string(),
  fingerprint: v.string(),
  received_at: v.number(),
  record: v.string(),
  revision: v.number(),
  report_at: time,
  report_refusals: v.number(),
  deliveries: v.array(
    v.object({
      destination: v.string(),
      received_at: v.number(),
      attempts: v.number(),
      refusals: v.number(),
      next_attempt_at: v.number(),
      needs_attention: v.number(),
      last_status: v.nullable(v.string()),
      delivered_at: time,
      dead_at: time,
    }),
  ),
});

/** Exports the queue with its secrets as JSON lines, without rate limits. */
export async function* exportQueue(engine: Engine): AsyncGenerator<string> {
  const secret = (await engine.run((db) => readSetting(db, "secret"))) ?? "";
  const linkKeys = await engine.run((db) => readList(db, "link-keys"));
  yield `${JSON.stringify({ format, secret, linkKeys })}\n`;
  let leads = 0;
  for (let last: string | undefined = ""; last !== undefined; ) {
    const after: string = last;
    const page = await engine.run((db) => leadsAfter(db, after));
    for (const lead of page) yield `${JSON.stringify(lead)}\n`;
    leads += page.length;
    last = page.at(-1)?.id;
  }
  yield `${JSON.stringify({ leads })}\n`;
}

/**
 * Imports missing leads, all or none. Resolves with their number. Rejects with QueueOpenError if the file is wrong or
 * truncated.
 */
export async function importQueue(engine: Engine, file: string): Promise<number> {
  const [first = "", ...lines] = file.trimEnd().split("\n");
  const end = lines.pop() ?? "";
  const head = parsed(headSchema, first);
  const leads = lines.map((line) => parsed(leadSchema, line));
  parsed(v.object({ leads: v.literal(leads.length) }), end);
  return engine.transaction(
    async (db) => {
      await addLinkKeys(db, head.linkKeys);
      // Stored fingerprints are keyed with the secret, so replace it only in an empty queue.
      const other = await db.selectFrom("leads").select("id").limit(1).executeTakeFirst();
      if (!other) await writeSetting(db, "secret", head.secret);
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
    },
    [linkKeysLock],
  );
}

/** Parses a line. The error does not quote it, because it holds personal data. */
function parsed<Output>(schema: v.GenericSchema<unknown, Output>, line: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (result.success) return result.output;
  throw new QueueOpenError(
    'The file is not a complete export. Make one with "npm run leads -- export --format queue".',
  );
}

async function leadsAfter(db: Queries, last: string) {
  const page = db.selectFrom("leads").selectAll().where("id", ">", last).orderBy("id").limit(leadsAtATime);
  const leads = await page.execute();
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const deliveries = await db.selectFrom("deliveries").selectAll().where("lead_id", "in", ids).execute();
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  return leads.map((lead) => v.parse(leadSchema, { ...lead, deliveries: byLead.get(lead.id) ?? [] }));
}
