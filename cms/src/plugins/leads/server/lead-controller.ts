import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parseInput } from "../../../lib/request-body";
import { formatTeamTime } from "../../../lib/team-time";
import type { Context } from "../../../strapi/routes";
import { callWebhooks } from "../../feed/server/webhook";
import { leadFields } from "../fields";
import { filterNames, isValidFilterValue, type LeadFilter, maxSelected, teamViews } from "../filters";
import { toText } from "../labels";
import type { LeadCounts, LeadDetail, LeadOptions, Row } from "../responses";
import { leadUid } from "../uids";
import {
  addPhoneLead,
  changeLead,
  phoneLeadSchema,
  requestRetry,
  type StoredLead,
  saveSchema,
  selectionSchema,
} from "./changes";
import { findEvents } from "./events";
import { filterCondition, type ListQuery, readPage, sendCsv } from "./list";
import { type Actor, displayName, findNames, findTeam } from "./team";

/** Rejects unknown filters: if one were ignored, an export would contain more leads than the user chose. */
const filterSchema = z.partialRecord(z.enum(filterNames), z.string()).superRefine((filter, { addIssue }) => {
  const invalidNames = filterNames.filter((name) => filter[name] && !isValidFilterValue(name, filter[name]));
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
export const leadController = ({ strapi }: { strapi: Core.Strapi }) => {
  const getActor = ({ state: { user } }: Context): Actor => ({ id: user.id, name: displayName(user) });

  async function withAssignees(leads: Row[]): Promise<Row[]> {
    const names = await findNames(
      strapi,
      leads.map(({ assignee }) => assignee),
    );
    return leads.map((lead) => ({ ...lead, assigneeName: names.get(lead.assignee) }));
  }

  async function buildListQuery({ state: { user } }: Context, filter: LeadFilter): Promise<ListQuery> {
    return {
      uid: leadUid,
      where: await filterCondition(strapi, filter, user.id),
      addDetails: withAssignees,
    };
  }

  async function findLead(ctx: Context, documentId: unknown = ctx.params.documentId): Promise<StoredLead> {
    const where = { documentId: String(documentId) };
    const lead: StoredLead | null = await strapi.db.query(leadUid).findOne({ where });
    if (lead) return lead;
    throw new errors.NotFoundError("This inquiry no longer exists. It may have been deleted.");
  }

  async function readDetail(ctx: Context): Promise<{ data: LeadDetail }> {
    const storedLead = await findLead(ctx);
    const [lead = storedLead] = await withAssignees([storedLead]);
    const events = await findEvents(strapi, storedLead.documentId);
    return { data: { lead, events, others: await findOtherLeads(strapi, storedLead) } };
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      const list = await buildListQuery(ctx, parseInput(filterSchema, filter));
      ctx.body = { data: await readPage(strapi, list, "receivedAt", { page }) };
    },

    async counts(ctx: Context) {
      const count = async ({ filter }: { filter: LeadFilter }) =>
        strapi.db.query(leadUid).count({ where: await filterCondition(strapi, filter, ctx.state.user.id) });
      const data: LeadCounts = {
        new: await count(teamViews.new),
        mine: await count(teamViews.mine),
        due: await count(teamViews.due),
        waiting: await count(teamViews.waiting),
        failed: await count(teamViews.failed),
      };
      ctx.body = { data };
    },

    async options(ctx: Context) {
      const recent: StoredLead[] = await strapi.db.query(leadUid).findMany({
        select: ["campaignLabel", "project", "returnClass"],
        orderBy: { id: "desc" },
        limit: maxRecentLeads,
      });
      const distinctValues = (field: string) =>
        [...new Set(recent.map((lead) => toText(lead[field])))].filter(Boolean).toSorted();
      const team = (await findTeam(strapi)).map(({ id, name }) => ({ id, name }));
      const data: LeadOptions = {
        me: ctx.state.user.id,
        team: team.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
        campaign: distinctValues("campaignLabel"),
        project: distinctValues("project"),
        returnClass: distinctValues("returnClass"),
      };
      ctx.body = { data };
    },

    async find(ctx: Context) {
      ctx.body = await readDetail(ctx);
    },

    /** Saves changes and a note. If the revision is stale, responds with 409 and names who changed the lead. */
    async save(ctx: Context) {
      const { changes, note, revision } = parseBody(saveSchema, ctx.request);
      const lead = { ...(await findLead(ctx)), revision };
      if (await changeLead(strapi, lead, { changes, note }, getActor(ctx))) {
        ctx.body = await readDetail(ctx);
        return;
      }
      const lastChange = (await findEvents(strapi, lead.documentId)).find(({ kind }) =>
        changeKinds.has(kind),
      );
      const author = lastChange?.authorId === ctx.state.user.id ? "You" : (lastChange?.author ?? "Somebody");
      const time = lastChange ? ` on ${await formatTeamTime(strapi, lastChange.at)}` : "";
      ctx.conflict(`${author} changed this inquiry${time}. Your changes are not saved yet.`);
    },

    /** Changes several leads, all or none. */
    async saveSelected(ctx: Context) {
      const { changes, documentIds } = parseBody(selectionSchema, ctx.request);
      const actor = getActor(ctx);
      await strapi.db.transaction(async () => {
        for (const documentId of documentIds) {
          // If someone else saves the lead at the same time, read it again and retry: any revision may be changed.
          while (!(await changeLead(strapi, await findLead(ctx, documentId), { changes }, actor)));
        }
      });
      ctx.body = { data: { changed: documentIds.length } };
    },

    async retry(ctx: Context) {
      await requestRetry(strapi, (await findLead(ctx)).documentId, getActor(ctx));
      callWebhooks(strapi);
      ctx.body = await readDetail(ctx);
    },

    async enter(ctx: Context) {
      const values = parseBody(phoneLeadSchema, ctx.request);
      ctx.body = { data: { documentId: await addPhoneLead(strapi, values, getActor(ctx)) } };
    },

    async export(ctx: Context) {
      const { ids, ...filter } = ctx.query;
      const documentIds = parseInput(idsSchema, { ids }).ids?.split(",");
      const { uid, where } = await buildListQuery(ctx, parseInput(filterSchema, filter));
      const addDetails = async (leads: Row[]): Promise<Row[]> => {
        const events = await findEvents(strapi, ...leads.map(({ documentId }) => documentId));
        const byLead = Map.groupBy(events, ({ lead }) => lead);
        return (await withAssignees(leads)).map((lead) => ({
          ...lead,
          events: byLead.get(lead.documentId),
        }));
      };
      const selection = documentIds ? { $and: [where, { documentId: { $in: documentIds } }] } : where;
      sendCsv(strapi, ctx, "inquiries", { uid, where: selection, addDetails }, leadFields);
    },
  };
};

/** Returns the digits without the country code 1, so that (605) 555-0112 and +1 605 555 0112 are equal. */
const normalizePhone = (phone: string | null): string =>
  (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const minPhoneDigits = 7;
const maxRelatedLeads = 20;

/** Returns other leads with the same email address or phone number, newest first. */
async function findOtherLeads(
  strapi: Core.Strapi,
  { documentId, email, phone }: StoredLead,
): Promise<StoredLead[]> {
  const digits = normalizePhone(phone).length >= minPhoneDigits ? normalizePhone(phone) : undefined;
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
      return hasEmail || (digits && normalizePhone(other.phone) === digits);
    })
    .slice(0, maxRelatedLeads);
}
