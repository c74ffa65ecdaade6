import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { keyedHash } from "../../../lib/keys";
import { emailSchema, parseBody } from "../../../lib/request-body";
import type { Context } from "../../../strapi/routes";
import { addTable } from "../../../strapi/tables";
import { notificationUid } from "../../notifications/server/queue";
import { toText } from "../fields";
import type { ErasureCounts, Row } from "../responses";
import { leadUid, subscriptionUid } from "../uids";
import { nameWithEmail } from "./team";
import { timelineEventUid } from "./timeline";

const erasureUid = "api::lead.erasure";

/** Adds a table of erasures. Its hashes of email addresses let the cms ignore erased data that sites resend. */
export const addErasureTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: erasureUid,
    name: "lead_erasure",
    columns: { addressHash: "string", erasedAt: "datetime", erasedBy: "string" },
    indexes: [{ name: "lead_erasures_address_idx", columns: ["address_hash"] }],
  });

const normalizeEmail = (email: string): string => email.trim().toLowerCase();
const hashEmail = (email: string): string => keyedHash("email", normalizeEmail(email));

/** Returns true if the person was erased at that time or later. */
export async function wasErasedSince(strapi: Core.Strapi, email: string, time: string): Promise<boolean> {
  const where = { addressHash: hashEmail(email), erasedAt: { $gte: new Date(time) } };
  return (await strapi.db.query(erasureUid).count({ where })) > 0;
}

const eraseSchema = z.object({
  email: z.string().trim().pipe(emailSchema),
  /** Only counts what would be erased. */
  onlyCount: z.boolean().default(false),
});

/** Handler for "Erase a person". `routes` in index.ts sets who may call it. */
export const erasureController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Erases, or only counts, a person's leads with timelines and queued notifications, and their subscription. */
  async erase(ctx: Context) {
    const { email, onlyCount } = parseBody(eraseSchema, ctx.request);
    async function findDocumentIds(uid: string): Promise<string[]> {
      const entries: Row[] = await strapi.db.query(uid).findMany({ select: ["documentId", "email"] });
      // Compare here, because SQLite ignores case only for ASCII letters.
      return entries
        .filter((entry) => normalizeEmail(toText(entry.email)) === normalizeEmail(email))
        .map(({ documentId }) => documentId);
    }
    // Bypass the document service, which would send the deleted data to Strapi's webhooks.
    const remove = (uid: string, field: string, documentIds: string[]) =>
      strapi.db.query(uid).deleteMany({ where: { [field]: { $in: documentIds } } });
    const data = await strapi.db.transaction(async (): Promise<ErasureCounts> => {
      const leads = await findDocumentIds(leadUid);
      const subscriptions = await findDocumentIds(subscriptionUid);
      const counts = { leads: leads.length, subscriptions: subscriptions.length };
      if (onlyCount) return counts;
      const erasedBy = nameWithEmail(ctx.state.user);
      const erasure = { addressHash: hashEmail(email), erasedAt: new Date(), erasedBy };
      // Record it even if nothing is stored: a lead may still be in a site's queue.
      await strapi.db.query(erasureUid).create({ data: erasure });
      for (const uid of [timelineEventUid, notificationUid]) await remove(uid, "lead", leads);
      await remove(leadUid, "documentId", leads);
      await remove(subscriptionUid, "documentId", subscriptions);
      return counts;
    });
    const erased = `${data.leads} leads and ${data.subscriptions} subscriptions`;
    if (!onlyCount)
      strapi.log.info(`Erased ${erased} at a person's request, by administrator ${ctx.state.user.id}`);
    ctx.body = { data };
  },
});
