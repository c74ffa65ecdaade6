import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { parseBody } from "../../../lib/request-body";
import { formatTeamTime } from "../../../lib/team-time";
import type { Context } from "../../../strapi/routes";
import { callWebhooks } from "../../content-versions/server/webhook";
import { leadFields, toText } from "../fields";
import { homePageCounts, leadFilters } from "../filters";
import type { LeadOptions, LeadResponse, Row } from "../responses";
import { leadUid } from "../uids";
import { conditionFor, listHandlers } from "./list";
import { phoneLeadSchema, requireNameAndContact, type StoredLead, saveLead, saveSchema } from "./save-lead";
import { createLead } from "./storage";
import { type Author, displayName, findTeam, findUserNames } from "./team";
import { addToTimeline, readTimeline } from "./timeline";

/** Returns the email address in lower case, and the digits of the phone number without the country code 1. */
const contactKeys = ({ email, phone }: Row): string[] => {
  const digits = toText(phone).replace(/\D/g, "");
  return [toText(email).toLowerCase(), digits.replace(/^1(?=\d{10}$)/, "")].filter(Boolean);
};

/** Handlers for the panel's inquiries page. `routes` in index.ts sets who may call them. */
export const leadController = ({ strapi }: { strapi: Core.Strapi }) => {
  const leads = strapi.db.query(leadUid);
  const authorOf = ({ state: { user } }: Context): Author => ({ id: user.id, name: displayName(user) });

  async function addAssigneeNames(rows: Row[]): Promise<Row[]> {
    const names = await findUserNames(strapi, ...rows.map(({ assignee }) => assignee));
    return rows.map((lead) => ({ ...lead, assigneeName: names.get(lead.assignee) }));
  }

  async function findLead({ params }: Context): Promise<StoredLead> {
    const lead: StoredLead | null = await leads.findOne({ where: { documentId: String(params.documentId) } });
    if (lead) return lead;
    throw new errors.NotFoundError("This inquiry no longer exists. It may have been deleted.");
  }

  /** Returns up to 20 other leads with the same email address or phone number, newest first. */
  async function findOtherLeads(lead: StoredLead): Promise<Row[]> {
    const keys = contactKeys(lead);
    // People rarely separate the last four digits of a phone number. The filter below compares all digits.
    const conditions = keys.flatMap((key) => [
      { email: { $eqi: key } },
      { phone: { $contains: key.slice(-4) } },
    ]);
    const candidates: Row[] = await leads.findMany({
      where: { documentId: { $ne: lead.documentId }, $or: conditions },
      orderBy: { receivedAt: "desc" },
    });
    return candidates.filter((other) => contactKeys(other).some((key) => keys.includes(key))).slice(0, 20);
  }

  async function respondWithLead(ctx: Context): Promise<void> {
    const storedLead = await findLead(ctx);
    const [lead = storedLead] = await addAssigneeNames([storedLead]);
    const events = await readTimeline(strapi, storedLead.documentId);
    const data: LeadResponse = { lead, events, others: await findOtherLeads(storedLead) };
    ctx.body = { data };
  }

  return {
    ...listHandlers(strapi, {
      uid: leadUid,
      dateField: "receivedAt",
      fields: leadFields,
      fileName: "inquiries",
      filters: leadFilters,
      addDetails: addAssigneeNames,
    }),

    find: respondWithLead,

    /** Returns the counts of the home page by name. */
    async counts(ctx: Context) {
      const counts = Object.entries(homePageCounts).map(async ([name, { values }]) => {
        const where = await conditionFor(strapi, ctx, leadFilters, values);
        return [name, await leads.count({ where })] as const;
      });
      ctx.body = { data: Object.fromEntries(await Promise.all(counts)) };
    },

    async options(ctx: Context) {
      const recent: Row[] = await leads.findMany({
        select: ["campaignLabel"],
        where: { campaignLabel: { $notNull: true } },
        orderBy: { id: "desc" },
        limit: 1_000,
      });
      const campaigns = recent.map(({ campaignLabel }) => String(campaignLabel)).toSorted();
      const data: LeadOptions = {
        assignee: Object.fromEntries((await findTeam(strapi)).map(({ id, name }) => [id, name])),
        campaign: Object.fromEntries(campaigns.map((campaign) => [campaign, campaign])),
      };
      ctx.body = { data };
    },

    /** Saves changes and a note. Responds with 409 if the changes are based on an outdated revision. */
    async save(ctx: Context) {
      const input = parseBody(saveSchema, ctx.request);
      const lead = await findLead(ctx);
      if (await saveLead(strapi, lead, input, authorOf(ctx))) return respondWithLead(ctx);
      const events = await readTimeline(strapi, lead.documentId);
      const lastChange = events.find(({ kind }) => kind === "changed");
      const author = lastChange?.author ?? "Somebody";
      const time = lastChange ? ` on ${await formatTeamTime(strapi, lastChange.at)}` : "";
      ctx.conflict(`${author} changed this inquiry${time}. Your changes are not saved yet.`);
    },

    /** Asks the site, which polls for such requests, to send the lead again to the destinations that failed. */
    async retry(ctx: Context) {
      const { documentId } = await findLead(ctx);
      await strapi.db.transaction(async () => {
        const { count } = await leads.updateMany({
          where: { documentId, deliveryState: "failed" },
          data: { retryAskedAt: new Date(), deliveryState: "waiting", deliveries: null },
        });
        if (count === 0) throw new errors.ValidationError("No delivery of this inquiry has failed.");
        const event = { kind: "retry", text: "Asked to be sent again" } as const;
        await addToTimeline(strapi, documentId, [event], authorOf(ctx));
      });
      callWebhooks(strapi);
      return respondWithLead(ctx);
    },

    /** Adds a phone lead and assigns it to the user. */
    async addPhoneLead(ctx: Context) {
      const { campaign, consent, ...fields } = parseBody(phoneLeadSchema, ctx.request);
      requireNameAndContact(fields);
      const now = new Date();
      const author = authorOf(ctx);
      const data = {
        ...fields,
        form: "phone",
        leadStatus: "new",
        submissionId: `phone-${randomUUID()}`,
        receivedAt: now,
        enteredBy: author.name,
        assignee: author.id,
        ...(Boolean(campaign) && { campaign: { utm_campaign: campaign }, campaignLabel: campaign }),
        ...(consent === true && { consent, consentAt: now, consentVersion: "By telephone" }),
      };
      const { documentId } = await createLead(strapi, data, author);
      ctx.body = { data: { documentId } };
    },
  };
};
