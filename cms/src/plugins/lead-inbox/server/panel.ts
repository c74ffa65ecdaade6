import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { bodyOf, parseBody, parsed } from "../../../request-body";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { teamTime } from "../../../team-time";
import { pingSites } from "../../site-sync/server/site-hints";
import type { LeadDetail } from "../answers";
import { erasureUid, leadUid, subscriptionUid, workAction } from "../uids";
import { type Column, type Entry, entriesAsCsv } from "./csv";
import { countEntries, erasePerson } from "./erasure";
import { eventsByLead, eventsOf } from "./events";
import { leadColumns, subscriptionColumns } from "./export-columns";
import {
  type Actor,
  addNote,
  addPhoneLead,
  askForRetry,
  changeLead,
  changeSelected,
  correctLead,
  editableFields,
  isCorrectable,
  mayChange,
  type StoredLead,
} from "./lead-changes";
import {
  correctionSchema,
  exportSchema,
  listSchema,
  mostSelected,
  noteSchema,
  phoneLeadSchema,
  saveSchema,
  selectionSchema,
} from "./lead-fields";
import { leadOptions, leadRows, listLeads, othersFromPerson, readableFilter } from "./lead-list";
import { overviewFor } from "./overview";
import type { StoredSubscription } from "./receive-subscription";
import {
  changeSubscription,
  subscriptionFilter,
  subscriptionListSchema,
  subscriptionSchema,
} from "./subscription-changes";
import { nameWithAddress, teamOf } from "./team";

const personSchema = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\s*[^\s@]+@[^\s@]+\s*$/),
});

const pageSize = 50;

/** Calls of the panel's page of leads. The routes say who may make them. */
export const panelController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    ctx.body = { data: await listLeads(strapi, parsed(listSchema, ctx.query), await actorOf(strapi, ctx)) };
  },

  /** IDs of all leads that a filter leaves, to select them. */
  async ids(ctx: Context) {
    const filters = await readableFilter(strapi, parsed(listSchema, ctx.query), await actorOf(strapi, ctx));
    const leads = await strapi
      .documents(leadUid)
      .findMany({ filters, fields: ["documentId"], sort: "id:desc", limit: mostSelected });
    ctx.body = { data: leads.map(({ documentId }) => documentId) };
  },

  async options(ctx: Context) {
    ctx.body = { data: await leadOptions(strapi, ctx.state.user.id) };
  },

  async overview(ctx: Context) {
    ctx.body = { data: await overviewFor(strapi, await actorOf(strapi, ctx)) };
  },

  async find(ctx: Context) {
    ctx.body = { data: await detailOf(strapi, ctx) };
  },

  /** Saves changes and a note together; 409 when somebody else was quicker. */
  async save(ctx: Context) {
    const { changes, note, revision } = parseBody(saveSchema, ctx.request);
    const lead = await readableLead(strapi, ctx);
    await answerChange(strapi, ctx, lead, (actor) =>
      changeLead(strapi, { ...lead, revision }, changes, actor, note),
    );
  },

  async correct(ctx: Context) {
    const correction = parseBody(correctionSchema, ctx.request);
    const lead = await readableLead(strapi, ctx);
    await answerChange(strapi, ctx, lead, (actor) =>
      correctLead(strapi, { ...lead, revision: correction.revision }, correction, actor),
    );
  },

  async addNote(ctx: Context) {
    const { documentId } = await readableLead(strapi, ctx);
    await addNote(strapi, documentId, parseBody(noteSchema, ctx.request).text, await actorOf(strapi, ctx));
    ctx.body = { data: await detailOf(strapi, ctx) };
  },

  async retry(ctx: Context) {
    const { documentId } = await readableLead(strapi, ctx);
    await askForRetry(strapi, documentId, await actorOf(strapi, ctx));
    pingSites(strapi);
    ctx.body = { data: await detailOf(strapi, ctx) };
  },

  async addPhoneLead(ctx: Context) {
    const fields = parseBody(phoneLeadSchema, ctx.request);
    ctx.body = { data: { documentId: await addPhoneLead(strapi, fields, await actorOf(strapi, ctx)) } };
  },

  async changeSelected(ctx: Context) {
    const { change, documentIds } = parseBody(selectionSchema, ctx.request);
    const actor = await actorOf(strapi, ctx);
    await changeSelected(strapi, documentIds, change, actor, (id) => readableLead(strapi, ctx, id));
    ctx.body = { data: { changed: documentIds.length } };
  },

  async exportLeads(ctx: Context) {
    const { ids, ...filter } = parsed(exportSchema, ctx.query);
    const actor = await actorOf(strapi, ctx);
    const readable = await readableFilter(strapi, filter, actor);
    const filters = ids ? { $and: [readable, { documentId: { $in: ids.split(",") } }] } : readable;
    const visible = async (entries: Entry[]): Promise<Entry[]> => {
      const rows = await leadRows(strapi, entries, actor.ability);
      const events = await eventsByLead(
        strapi,
        entries.map(({ documentId }) => documentId),
      );
      return rows.map((row, index) => ({
        id: entries[index]?.id ?? 0,
        ...row,
        events: events.get(row.documentId),
      }));
    };
    sendCsv(strapi, ctx, { uid: leadUid, name: "inquiries", columns: leadColumns, filters, visible });
  },

  async subscriptions(ctx: Context) {
    const { page = 1, ...filter } = parsed(subscriptionListSchema, ctx.query);
    const { can, sanitizeOutput, sanitizedQuery } = permissionsOn(
      strapi,
      ctx.state.userAbility,
      subscriptionUid,
    );
    const { filters } = await sanitizedQuery.read({ filters: { $and: subscriptionFilter(filter) } });
    const subscriptions = strapi.documents(subscriptionUid);
    const start = (page - 1) * pageSize;
    const found = await subscriptions.findMany({
      filters,
      sort: ["requestedAt:desc", "id:desc"],
      start,
      limit: pageSize,
    });
    const rows = await Promise.all(
      found.map(async (entry) => ({
        ...(await sanitizeOutput(entry)),
        isEditable: can(workAction, entry, "subscriptionState"),
      })),
    );
    ctx.body = { data: { subscriptions: rows, total: await subscriptions.count({ filters }), pageSize } };
  },

  async saveSubscription(ctx: Context) {
    const changes = parseBody(subscriptionSchema, ctx.request);
    const stored: StoredSubscription | null = await strapi.db
      .query(subscriptionUid)
      .findOne({ where: { documentId: String(ctx.params.documentId) }, populate: withCreator });
    const { can } = permissionsOn(strapi, ctx.state.userAbility, subscriptionUid);
    if (!stored || !can.read(stored)) throw new errors.NotFoundError("There is no such subscription.");
    const by = { ability: ctx.state.userAbility, by: nameWithAddress(ctx.state.user) };
    if (await changeSubscription(strapi, stored, changes, by)) ctx.body = { data: changes };
    else ctx.conflict("The subscription has just been changed. Open it again.");
  },

  async exportSubscriptions(ctx: Context) {
    const filter = parsed(subscriptionListSchema, ctx.query);
    const { sanitizeOutput, sanitizedQuery } = permissionsOn(strapi, ctx.state.userAbility, subscriptionUid);
    const { filters } = await sanitizedQuery.read({ filters: { $and: subscriptionFilter(filter) } });
    const visible = (entries: Entry[]) => Promise.all(entries.map((entry) => sanitizeOutput(entry)));
    const columns = subscriptionColumns;
    sendCsv(strapi, ctx, { uid: subscriptionUid, name: "subscribers", columns, filters, visible });
  },

  async erasures(ctx: Context) {
    const { sanitizeOutput } = permissionsOn(strapi, ctx.state.userAbility, erasureUid);
    const erasures = await strapi.documents(erasureUid).findMany({ sort: "id:desc", limit: 200 });
    ctx.body = { data: await Promise.all(erasures.map((erasure) => sanitizeOutput(erasure))) };
  },

  async previewErasure(ctx: Context) {
    ctx.body = { data: await countEntries(strapi, emailIn(ctx)) };
  },

  async erase(ctx: Context) {
    const erased = await erasePerson(strapi, emailIn(ctx), nameWithAddress(ctx.state.user));
    const what = `${erased.leads} leads and ${erased.subscriptions} subscriptions`;
    strapi.log.info(`Erased ${what} at a person's request, by administrator ${ctx.state.user.id}`);
    ctx.body = { data: erased };
  },
});

async function actorOf(strapi: Core.Strapi, ctx: Context): Promise<Actor> {
  const { user, userAbility } = ctx.state;
  const name = (await teamOf(strapi)).find(({ id }) => id === user.id)?.name ?? nameWithAddress(user);
  return { id: user.id, name, ability: userAbility };
}

/** @throws NotFoundError also for a lead that the user may not read */
async function readableLead(
  strapi: Core.Strapi,
  ctx: Context,
  documentId = String(ctx.params.documentId),
): Promise<StoredLead> {
  const lead: StoredLead | null = await strapi.db
    .query(leadUid)
    .findOne({ where: { documentId }, populate: withCreator });
  const permissions = permissionsOn(strapi, ctx.state.userAbility, leadUid);
  if (lead && permissions.can.read(lead)) return lead;
  throw new errors.NotFoundError("This inquiry is no longer here. It may have been deleted.");
}

async function detailOf(strapi: Core.Strapi, ctx: Context): Promise<LeadDetail> {
  const { userAbility } = ctx.state;
  const stored = await readableLead(strapi, ctx);
  const [lead] = await leadRows(strapi, [stored], userAbility);
  if (!lead) throw new errors.NotFoundError();
  return {
    lead,
    events: await eventsOf(strapi, stored.documentId),
    others: await othersFromPerson(strapi, stored, userAbility),
    isCorrectable: isCorrectable(stored),
    editable: editableFields.filter((field) => mayChange(strapi, userAbility, stored, field)),
  };
}

const changes = new Set(["assigned", "status", "followUp", "review", "correction"]);

/** Answers with the lead as it is now; 409, with who was quicker, when the change was refused. */
async function answerChange(
  strapi: Core.Strapi,
  ctx: Context,
  { documentId }: StoredLead,
  change: (actor: Actor) => Promise<boolean>,
): Promise<void> {
  if (await change(await actorOf(strapi, ctx))) {
    ctx.body = { data: await detailOf(strapi, ctx) };
    return;
  }
  const last = (await eventsOf(strapi, documentId)).find(({ kind }) => changes.has(kind));
  const who = last?.authorId === ctx.state.user.id ? "You" : (last?.author ?? "Somebody");
  const when = last ? ` on ${await teamTime(strapi, last.at)}` : "";
  ctx.conflict(`${who} changed this inquiry${when}. Nothing of yours is saved yet.`);
}

function emailIn(ctx: Context): string {
  const { success, data } = personSchema.safeParse(bodyOf(ctx.request));
  if (success) return data.email;
  throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
}

interface Csv {
  uid: typeof leadUid | typeof subscriptionUid;
  name: string;
  columns: Column[];
  filters: object;
  visible: (entries: Entry[]) => Promise<Entry[]>;
}

function sendCsv(strapi: Core.Strapi, ctx: Context, { name, ...csv }: Csv): void {
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const body = Readable.from(entriesAsCsv(strapi, csv));
  // Ends the response abruptly: a shorter file would look complete.
  body.on("error", () => ctx.res.destroy());
  ctx.body = body;
  strapi.log.info(`The ${name} are exported by administrator ${ctx.state.user.id}`);
}
