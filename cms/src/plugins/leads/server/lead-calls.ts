import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parsed } from "../../../lib/request-body";
import { longTeamTime } from "../../../lib/team-time";
import type { Context } from "../../../strapi/routes";
import { callWebhooks } from "../../feed/server/webhook";
import { leadFields } from "../fields";
import { filterNames, isValidFilter, type LeadFilter, maxSelected, views } from "../filters";
import { textOf } from "../labels";
import type { LeadCounts, LeadDetail, LeadOptions, Row } from "../responses";
import { leadUid } from "../uids";
import {
  addPhoneLead,
  askForRetry,
  changeLead,
  phoneLeadSchema,
  type StoredLead,
  saveSchema,
  selectionSchema,
} from "./changes";
import { eventsOf } from "./events";
import { filterCondition, type List, pageOf, sendCsv } from "./list";
import { type Actor, displayName, namesOf, teamOf } from "./team";

/** Rejects unknown filters: if one were ignored, an export would contain more leads than the user chose. */
const filterSchema = z.partialRecord(z.enum(filterNames), z.string()).superRefine((filter, { addIssue }) => {
  const invalidNames = filterNames.filter((name) => filter[name] && !isValidFilter(name, filter[name]));
  for (const name of invalidNames) addIssue({ code: "custom", path: [name], message: "has no such choice" });
});

/** Document IDs of up to 100 characters, separated by commas. */
const idsSchema = z.object({
  ids: z
    .string()
    .max(maxSelected * 101)
    .optional(),
});

const maxRecentLeads = 1_000;
const changeKinds = new Set(["assigned", "status", "followUp", "review", "correction"]);

/** Handlers for the panel's inquiries page. `routes` in index.ts sets who may call them. */
export const leadCalls = ({ strapi }: { strapi: Core.Strapi }) => {
  const actorOf = ({ state: { user } }: Context): Actor => ({ id: user.id, name: displayName(user) });

  async function withAssignees(leads: Row[]): Promise<Row[]> {
    const names = await namesOf(
      strapi,
      leads.map(({ assignee }) => assignee),
    );
    return leads.map((lead) => ({ ...lead, assigneeName: names.get(lead.assignee) }));
  }

  async function listFor({ state: { user } }: Context, filter: LeadFilter): Promise<List> {
    return { uid: leadUid, where: await filterCondition(strapi, filter, user.id), complete: withAssignees };
  }

  async function leadOf(ctx: Context, documentId: unknown = ctx.params.documentId): Promise<StoredLead> {
    const where = { documentId: String(documentId) };
    const lead: StoredLead | null = await strapi.db.query(leadUid).findOne({ where });
    if (lead) return lead;
    throw new errors.NotFoundError("This inquiry no longer exists. It may have been deleted.");
  }

  async function detailOf(ctx: Context): Promise<{ data: LeadDetail }> {
    const stored = await leadOf(ctx);
    const [lead = stored] = await withAssignees([stored]);
    const events = await eventsOf(strapi, stored.documentId);
    return { data: { lead, events, others: await othersFromPerson(strapi, stored) } };
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      const list = await listFor(ctx, parsed(filterSchema, filter));
      ctx.body = { data: await pageOf(strapi, list, "receivedAt", { page }) };
    },

    async counts(ctx: Context) {
      const count = async ({ filter }: { filter: LeadFilter }) =>
        strapi.db.query(leadUid).count({ where: await filterCondition(strapi, filter, ctx.state.user.id) });
      const data: LeadCounts = {
        new: await count(views.new),
        mine: await count(views.mine),
        due: await count(views.due),
        waiting: await count(views.waiting),
        failed: await count(views.failed),
      };
      ctx.body = { data };
    },

    async options(ctx: Context) {
      const recent: StoredLead[] = await strapi.db.query(leadUid).findMany({
        select: ["campaignLabel", "project", "returnClass"],
        orderBy: { id: "desc" },
        limit: maxRecentLeads,
      });
      const valuesOf = (field: string) =>
        [...new Set(recent.map((lead) => textOf(lead[field])))].filter(Boolean).toSorted();
      const team = (await teamOf(strapi)).map(({ id, name }) => ({ id, name }));
      const data: LeadOptions = {
        me: ctx.state.user.id,
        team: team.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
        campaign: valuesOf("campaignLabel"),
        project: valuesOf("project"),
        returnClass: valuesOf("returnClass"),
      };
      ctx.body = { data };
    },

    async find(ctx: Context) {
      ctx.body = await detailOf(ctx);
    },

    /** Saves changes and a note. If the revision is stale, responds with 409 and names who changed the lead. */
    async save(ctx: Context) {
      const { changes, note, revision } = parseBody(saveSchema, ctx.request);
      const lead = { ...(await leadOf(ctx)), revision };
      if (await changeLead(strapi, lead, { changes, note }, actorOf(ctx))) {
        ctx.body = await detailOf(ctx);
        return;
      }
      const last = (await eventsOf(strapi, lead.documentId)).find(({ kind }) => changeKinds.has(kind));
      const who = last?.authorId === ctx.state.user.id ? "You" : (last?.author ?? "Somebody");
      const when = last ? ` on ${await longTeamTime(strapi, last.at)}` : "";
      ctx.conflict(`${who} changed this inquiry${when}. Your changes are not saved yet.`);
    },

    /** Changes several leads, all or none. */
    async saveSelected(ctx: Context) {
      const { changes, documentIds } = parseBody(selectionSchema, ctx.request);
      const actor = actorOf(ctx);
      await strapi.db.transaction(async () => {
        for (const documentId of documentIds) {
          // If someone else saves the lead at the same time, read it again and retry: any revision may be changed.
          while (!(await changeLead(strapi, await leadOf(ctx, documentId), { changes }, actor)));
        }
      });
      ctx.body = { data: { changed: documentIds.length } };
    },

    async retry(ctx: Context) {
      await askForRetry(strapi, (await leadOf(ctx)).documentId, actorOf(ctx));
      callWebhooks(strapi);
      ctx.body = await detailOf(ctx);
    },

    async enter(ctx: Context) {
      const values = parseBody(phoneLeadSchema, ctx.request);
      ctx.body = { data: { documentId: await addPhoneLead(strapi, values, actorOf(ctx)) } };
    },

    async export(ctx: Context) {
      const { ids, ...filter } = ctx.query;
      const documentIds = parsed(idsSchema, { ids }).ids?.split(",");
      const { uid, where } = await listFor(ctx, parsed(filterSchema, filter));
      const complete = async (leads: Row[]): Promise<Row[]> => {
        const events = await eventsOf(strapi, ...leads.map(({ documentId }) => documentId));
        const byLead = Map.groupBy(events, ({ lead }) => lead);
        return (await withAssignees(leads)).map((lead) => ({ ...lead, events: byLead.get(lead.documentId) }));
      };
      const selection = documentIds ? { $and: [where, { documentId: { $in: documentIds } }] } : where;
      sendCsv(strapi, ctx, "inquiries", { uid, where: selection, complete }, leadFields);
    },
  };
};

/** Returns the digits without the country code 1, so that (605) 555-0112 and +1 605 555 0112 are equal. */
const digitsOf = (phone: string | null): string =>
  (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const minPhoneDigits = 7;
const maxRelatedLeads = 20;

/** Returns other leads with the same email address or phone number, newest first. */
async function othersFromPerson(
  strapi: Core.Strapi,
  { documentId, email, phone }: StoredLead,
): Promise<StoredLead[]> {
  const digits = digitsOf(phone).length >= minPhoneDigits ? digitsOf(phone) : undefined;
  const conditions = [
    ...(email ? [{ email: { $eqi: email } }] : []),
    // Find candidates by the last four digits, which people rarely separate. Compare all digits below.
    ...(digits ? [{ phone: { $contains: digits.slice(-4) } }] : []),
  ];
  if (conditions.length === 0) return [];
  const candidates: StoredLead[] = await strapi.db.query(leadUid).findMany({
    where: { documentId: { $ne: documentId }, $or: conditions },
    orderBy: { receivedAt: "desc" },
  });
  return candidates
    .filter((other) => {
      const hasEmail = email !== null && other.email?.toLowerCase() === email.toLowerCase();
      return hasEmail || (digits && digitsOf(other.phone) === digits);
    })
    .slice(0, maxRelatedLeads);
}
