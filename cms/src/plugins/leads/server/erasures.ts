import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { keyedHash } from "../../../lib/keys";
import { requestBody } from "../../../lib/request-body";
import { inBatches } from "../../../lib/values";
import type { Context } from "../../../strapi/routes";
import { addTable } from "../../../strapi/tables";
import { notificationUid } from "../../notifications/server/queue";
import type { Erasure, PersonEntryCounts } from "../responses";
import { leadUid, subscriptionUid } from "../uids";
import { eventUid } from "./events";
import { nameWithEmail } from "./team";

const erasureUid = "api::lead.erasure";

/**
 * One row per erased lead or subscription, without its data. It records who erased it and stops the site from
 * bringing it back.
 */
interface ErasureRow {
  /** Null for a subscription. */
  submissionId: string | null;
  /** Keyed digest of the lead's fingerprint. */
  content: string | null;
  addressHash: string;
  erasedAt: string;
  erasedBy: string;
}

export const addErasureTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: erasureUid,
    name: "lead_erasure",
    columns: {
      submissionId: "string",
      content: "string",
      addressHash: "string",
      erasedAt: "datetime",
      erasedBy: "string",
    },
    indexes: [
      { name: "lead_erasures_submission_idx", columns: ["submission_id"] },
      { name: "lead_erasures_address_idx", columns: ["address_hash"] },
    ],
  });

const normalizeEmail = (email: string): string => email.trim().toLowerCase();
const hashEmail = (email: string): string => keyedHash("email", normalizeEmail(email));
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Compares a lead with the erased lead of the same ID. Returns undefined if none was erased. */
export async function findErasedLead(
  strapi: Core.Strapi,
  submissionId: string,
  fingerprint: string,
): Promise<"another lead" | "this lead" | undefined> {
  const erased: ErasureRow | null = await strapi.db.query(erasureUid).findOne({ where: { submissionId } });
  if (!erased) return undefined;
  return erased.content === keyedHash("lead", fingerprint) ? "this lead" : "another lead";
}

/** Returns true if the person was erased at that time or later. */
export async function wasErasedSince(strapi: Core.Strapi, email: string, time: string): Promise<boolean> {
  const where = { addressHash: hashEmail(email), erasedAt: { $gte: new Date(time) } };
  return (await strapi.db.query(erasureUid).count({ where })) > 0;
}

interface PersonEntry {
  documentId: string;
  email: string;
  submissionId: string;
  fingerprint: string | null;
}

/** Finds the entries of a person, ignoring the case of the address. */
async function findPersonEntries(strapi: Core.Strapi, address: string) {
  const email = normalizeEmail(address);
  // SQLite ignores case only for ASCII letters. For any other address, read all entries and compare them below.
  const where = isAscii(email) ? { email: { $eqi: email } } : { email: { $notNull: true } };
  const find = async (uid: string): Promise<PersonEntry[]> => {
    const entries: PersonEntry[] = await strapi.db.query(uid).findMany({ where, orderBy: { id: "asc" } });
    return entries.filter((entry) => normalizeEmail(entry.email) === email);
  };
  return { leads: await find(leadUid), subscriptions: await find(subscriptionUid) };
}

/** Erases a person's leads with their timelines and queued notifications, and their subscription. */
async function erasePerson(strapi: Core.Strapi, email: string, erasedBy: string): Promise<PersonEntryCounts> {
  return strapi.db.transaction(async () => {
    const { leads, subscriptions } = await findPersonEntries(strapi, email);
    const row = { addressHash: hashEmail(email), erasedAt: new Date(), erasedBy };
    const rows = [
      ...leads.map(({ fingerprint, submissionId }) => {
        return { ...row, submissionId, content: keyedHash("lead", fingerprint ?? "") };
      }),
      ...subscriptions.map(() => row),
    ];
    for (const batch of inBatches(rows)) await strapi.db.query(erasureUid).createMany({ data: batch });
    const documentIds = leads.map(({ documentId }) => documentId);
    // Bypass the document service, which would send the deleted data to webhooks.
    const remove = async (uid: string, field: string, values: unknown[]) => {
      for (const batch of inBatches(values))
        await strapi.db.query(uid).deleteMany({ where: { [field]: { $in: batch } } });
    };
    for (const uid of [eventUid, notificationUid]) await remove(uid, "lead", documentIds);
    await remove(leadUid, "documentId", documentIds);
    await remove(
      subscriptionUid,
      "email",
      subscriptions.map((subscription) => subscription.email),
    );
    return { leads: leads.length, subscriptions: subscriptions.length };
  });
}

const personSchema = z.object({
  email: z
    .string()
    .max(254)
    .regex(/^\s*[^\s@]+@[^\s@]+\s*$/),
});

function parseEmail(ctx: Context): string {
  const { success, data } = personSchema.safeParse(requestBody(ctx.request));
  if (success) return data.email;
  throw new errors.ValidationError("Enter a full email address, such as jane@example.com.");
}

const maxListed = 500;

/** Handlers for the panel's erasures page. `routes` in index.ts sets who may call them. */
export const erasureController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(ctx: Context) {
    const rows: ErasureRow[] = await strapi.db
      .query(erasureUid)
      .findMany({ orderBy: { id: "desc" }, limit: maxListed });
    const groups = Map.groupBy(rows, ({ addressHash, erasedAt }) => `${erasedAt} ${addressHash}`);
    const data = [...groups.values()].map((group): Erasure => {
      const submissionIds = group.flatMap(({ submissionId }) => submissionId ?? []).toReversed();
      const [{ addressHash = "", erasedAt = "", erasedBy = "" } = {}] = group;
      const subscriptions = group.length - submissionIds.length;
      return { addressHash, erasedAt, erasedBy, submissionIds, subscriptions };
    });
    ctx.body = { data };
  },

  async preview(ctx: Context) {
    const { leads, subscriptions } = await findPersonEntries(strapi, parseEmail(ctx));
    ctx.body = { data: { leads: leads.length, subscriptions: subscriptions.length } };
  },

  async erase(ctx: Context) {
    const erased = await erasePerson(strapi, parseEmail(ctx), nameWithEmail(ctx.state.user));
    const counts = `${erased.leads} leads and ${erased.subscriptions} subscriptions`;
    strapi.log.info(`Erased ${counts} at a person's request, by administrator ${ctx.state.user.id}`);
    ctx.body = { data: erased };
  },
});
