import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { bodyOf, parseBody } from "../../../request-body";
import { permissionsOn } from "../../../strapi-internals/content-manager";
import type { Context } from "../../../strapi-internals/routes";
import { pingSites } from "../../site-sync/server/site-hints";
import type { Beside, Me } from "../answers";
import { leadUid, subscriptionUid } from "../uids";
import { correctContact, isCorrectable } from "./correction";
import { type Column, type Entry, entriesAsCsv, querySchema } from "./csv";
import { countEntries, erasePerson } from "./erasure";
import { leadColumns, subscriptionColumns } from "./export-columns";
import { keptFilters, keptFiltersSchema } from "./kept-filters";
import { addPhoneInquiry, askForRetry, changeSelected, othersFromPerson, selectionSchema } from "./lead-work";
import { addNote, notesByLead, notesOf } from "./notes";
import { overviewFor } from "./overview";
import { correctionSchema, phoneInquirySchema } from "./phone-inquiry";
import { assignableNames, nameWithAddress, teamOf } from "./team";

const personSchema = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\s*[^\s@]+@[^\s@]+\s*$/),
});
const noteSchema = z.object({ text: z.string().trim().min(1).max(20_000) }).strict();
const filtersSchema = z.object({ filters: keptFiltersSchema }).strict();

/** The calls that the panel makes for the team's work on leads. Who may make them is said at their routes. */
export const panelController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async assignees(ctx: Context) {
    ctx.body = { data: await assignableNames(strapi) };
  },

  /** `GET /me`: the name that leads are assigned to whoever asks by, and the filters they keep. */
  async me(ctx: Context) {
    const filters = await keptFilters(strapi, ctx.state.user.id).read();
    const data: Me = { name: await nameOf(strapi, ctx), filters };
    ctx.body = { data };
  },

  async keepFilters(ctx: Context) {
    const { filters } = parseBody(filtersSchema, ctx.request);
    await keptFilters(strapi, ctx.state.user.id).write(filters);
    ctx.body = { data: filters };
  },

  async overview(ctx: Context) {
    ctx.body = { data: await overviewFor(strapi, ctx.state.userAbility, await nameOf(strapi, ctx)) };
  },

  /** `GET /leads/:documentId`: what stands beside a lead. */
  async beside(ctx: Context) {
    const lead = await readableLead(strapi, ctx);
    const { sanitizeOutput } = permissionsOn(strapi, ctx.state.userAbility, leadUid);
    const others = await othersFromPerson(strapi, lead);
    const data: Beside = {
      notes: await notesOf(strapi, lead.documentId),
      others: await Promise.all(others.map((other) => sanitizeOutput(other))),
      retryAskedAt: lead.retryAskedAt,
      isCorrectable: isCorrectable(lead),
    };
    ctx.body = { data };
  },

  async correct(ctx: Context) {
    const lead = await readableLead(strapi, ctx);
    const correction = parseBody(correctionSchema, ctx.request);
    await correctContact(strapi, lead, correction, await nameOf(strapi, ctx));
    ctx.body = { data: { documentId: lead.documentId } };
  },

  async addNote(ctx: Context) {
    const { documentId } = await readableLead(strapi, ctx);
    const { text } = parseBody(noteSchema, ctx.request);
    await addNote(strapi, { lead: documentId, author: await nameOf(strapi, ctx), text });
    ctx.body = { data: await notesOf(strapi, documentId) };
  },

  async retry(ctx: Context) {
    const { documentId } = await readableLead(strapi, ctx);
    await askForRetry(strapi, documentId);
    pingSites(strapi);
    ctx.body = { data: { retryAskedAt: new Date() } };
  },

  async addPhoneInquiry(ctx: Context) {
    const inquiry = parseBody(phoneInquirySchema, ctx.request);
    const name = await nameOf(strapi, ctx);
    const assignee = (await assignableNames(strapi)).find((assignable) => assignable === name);
    ctx.body = { data: { documentId: await addPhoneInquiry(strapi, inquiry, { name, assignee }) } };
  },

  async changeSelected(ctx: Context) {
    const selection = parseBody(selectionSchema, ctx.request);
    await changeSelected(strapi, selection);
    ctx.body = { data: { changed: selection.documentIds.length } };
  },

  async exportLeads(ctx: Context) {
    const withNotes = async (entries: Entry[]): Promise<Entry[]> => {
      const notes = await notesByLead(
        strapi,
        entries.map(({ documentId }) => String(documentId)),
      );
      return entries.map((entry) => ({ ...entry, notes: notes.get(String(entry.documentId)) }));
    };
    await sendCsv(strapi, ctx, leadUid, "leads", leadColumns, withNotes);
  },

  exportSubscriptions: (ctx: Context) =>
    sendCsv(strapi, ctx, subscriptionUid, "subscriptions", subscriptionColumns, async (entries) => entries),

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

/** The name of whoever asks, as leads are assigned to it. */
async function nameOf(strapi: Core.Strapi, ctx: Context): Promise<string> {
  const { user } = ctx.state;
  return (await teamOf(strapi)).find(({ id }) => id === user.id)?.name ?? nameWithAddress(user);
}

interface ReadableLead {
  documentId: string;
  name: string;
  email: string | null;
  phone: string | null;
  region: string | null;
  message: string | null;
  enteredBy: string | null;
  retryAskedAt: string | null;
}

/** @throws NotFoundError also for a lead that whoever asks may not see */
async function readableLead(strapi: Core.Strapi, ctx: Context): Promise<ReadableLead> {
  const documentId = String(ctx.params.documentId);
  const lead: ReadableLead | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  const permissions = permissionsOn(strapi, ctx.state.userAbility, leadUid);
  if (!lead || !permissions.can.read(lead)) throw new errors.NotFoundError("There is no such inquiry");
  return lead;
}

function emailIn(ctx: Context): string {
  const { success, data } = personSchema.safeParse(bodyOf(ctx.request));
  if (success) return data.email;
  throw new errors.ValidationError("email must be the address of a person, such as jane@example.com");
}

async function sendCsv(
  strapi: Core.Strapi,
  ctx: Context,
  uid: typeof leadUid | typeof subscriptionUid,
  name: string,
  columns: Column[],
  completed: (entries: Entry[]) => Promise<Entry[]>,
): Promise<void> {
  const permissions = permissionsOn(strapi, ctx.state.userAbility, uid);
  const query = await permissions.sanitizedQuery.read(querySchema.parse(ctx.query));
  ctx.attachment(`${name}-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = "text/csv; charset=utf-8";
  ctx.set("cache-control", "no-store");
  const visible = async (entries: Entry[]) =>
    completed(await Promise.all(entries.map((entry) => permissions.sanitizeOutput(entry))));
  ctx.body = Readable.from(entriesAsCsv(strapi, { uid, columns, query, visible }));
  strapi.log.info(`The ${name} are exported by administrator ${ctx.state.user.id}`);
}
