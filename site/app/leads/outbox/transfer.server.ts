import * as v from "valibot";
import type { Engine } from "./engine.server.ts";
import { OutboxOpenError } from "./errors.server.ts";
import { addLinkKeys } from "./store.server.ts";
import { type Queries, readList, readSetting, writeSetting } from "./tables.server.ts";

const leadsAtATime = 200;
const format = "lead-queue-2";

const count = v.number();
const time = v.nullable(v.number());
const text = v.nullable(v.string());

const headSchema = v.object({ format: v.literal(format), secret: v.string(), linkKeys: v.array(v.string()) });

/** A lead with its deliveries, as the tables hold them; leases stay behind. */
const leadSchema = v.object({
  id: v.string(),
  fingerprint: v.string(),
  received_at: v.number(),
  record: v.string(),
  revision: count,
  report_at: time,
  report_attempts: count,
  report_refusals: count,
  deliveries: v.array(
    v.object({
      destination: v.string(),
      received_at: v.number(),
      attempts: count,
      refusals: count,
      next_attempt_at: v.number(),
      needs_attention: count,
      last_status: text,
      delivered_at: time,
      dead_at: time,
    }),
  ),
});

/** A queue as lines of JSON, with its secrets, for `importQueue`; rate limits stay behind. */
export async function* exportQueue(engine: Engine): AsyncGenerator<string> {
  const secret = (await engine.run((db) => readSetting(db, "secret"))) ?? "";
  const linkKeys = await engine.run((db) => readList(db, "link-keys"));
  yield `${JSON.stringify({ format, secret, linkKeys })}\n`;
  let leads = 0;
  let page: readonly v.InferInput<typeof leadSchema>[];
  let last = "";
  do {
    page = await engine.run((db) => leadsAfter(db, last));
    for (const lead of page) yield `${JSON.stringify(lead)}\n`;
    leads += page.length;
    last = page.at(-1)?.id ?? "";
  } while (page.length > 0);
  yield `${JSON.stringify({ leads })}\n`;
}

/**
 * Adds the leads of an exported queue that are not here yet, all of them or none. Resolves with how many. Rejects with
 * OutboxOpenError when the file is no exported queue, or not all of one.
 */
export async function importQueue(engine: Engine, file: string): Promise<number> {
  const [first = "", ...lines] = file.trimEnd().split("\n");
  const end = lines.pop() ?? "";
  const head = parsed(headSchema, first);
  const leads = lines.map((line) => parsed(leadSchema, line));
  parsed(v.object({ leads: v.literal(leads.length) }), end);
  return engine.transaction(async (db) => {
    await addLinkKeys(engine, db, head.linkKeys);
    // The secret recognizes repetitions of the leads that it has made the digests of.
    const other = await db.selectFrom("leads").select("id").limit(1).executeTakeFirst();
    if (!other) await writeSetting(db, "secret", head.secret);
    let added = 0;
    for (const { deliveries, ...lead } of leads) {
      const inserted = await db
        .insertInto("leads")
        .values(lead)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!inserted.numInsertedOrUpdatedRows) continue;
      added += 1;
      const rows = deliveries.map((delivery) => ({ ...delivery, lead_id: lead.id }));
      if (rows.length > 0) await db.insertInto("deliveries").values(rows).execute();
    }
    return added;
  });
}

/** Names no content of the line, which holds personal data. */
function parsed<Output>(schema: v.GenericSchema<unknown, Output>, line: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  if (result.success) return result.output;
  throw new OutboxOpenError(
    'The file is not what "npm run leads -- export --format queue" has written, or not all of it.',
  );
}

async function leadsAfter(db: Queries, last: string): Promise<readonly v.InferInput<typeof leadSchema>[]> {
  const leads = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", ">", last)
    .orderBy("id")
    .limit(leadsAtATime)
    .execute();
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const deliveries = await db.selectFrom("deliveries").selectAll().where("lead_id", "in", ids).execute();
  const byLead = Map.groupBy(deliveries, ({ lead_id }) => lead_id);
  return leads.map((lead) => v.parse(leadSchema, { ...lead, deliveries: byLead.get(lead.id) ?? [] }));
}
