import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { queueNotice } from "../../notices/server/mail-queue";
import { deliveryStateOf } from "../labels";
import { leadUid } from "../uids";

const deliverySchema = z
  .object({
    destination: z.string().min(1).max(100),
    state: z.enum(["waiting", "delivered", "needsAttention"]),
    deliveredAt: z.string().datetime().optional(),
    attempts: z.number().int().positive().optional(),
    status: z.string().max(1000).optional(),
  })
  .strict();

const reportSchema = z
  .object({
    revision: z.number().int().positive(),
    deliveries: z.array(deliverySchema).max(50),
  })
  .strict();

export const reportBodySchema = z.object({ data: reportSchema }).strict();

/** Keeps the newest report, and tells of a failure once. One about a lead that was deleted changes nothing. */
export async function recordDeliveries(
  strapi: Core.Strapi,
  submissionId: string,
  { deliveries, revision }: z.infer<typeof reportSchema>,
): Promise<void> {
  const older = [{ deliveryRevision: { $null: true } }, { deliveryRevision: { $lt: revision } }];
  const deliveryState = deliveryStateOf(deliveries);
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(leadUid).updateMany({
      where: { submissionId, $or: older },
      // A report that is newer says what became of another try, if one was asked for.
      data: { deliveries, deliveryRevision: revision, deliveryState, retryAskedAt: null },
    });
    if (count === 0 || deliveryState !== "failed") return;
    const lead: { documentId: string } | null = await strapi.db
      .query(leadUid)
      .findOne({ where: { submissionId }, select: ["documentId"] });
    if (!lead) return;
    await queueNotice(strapi, { key: `failure ${submissionId}`, kind: "failure", lead: lead.documentId });
  });
}
