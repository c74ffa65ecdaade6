import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { leadUid } from "../uids";

const deliverySchema = z
  .object({
    destination: z.string().min(1).max(100),
    state: z.enum(["waiting", "delivered", "needsAttention"]),
    deliveredAt: z.string().datetime().optional(),
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

/** Keeps the newest report. One about a lead that was deleted changes nothing. */
export async function recordDeliveries(
  strapi: Core.Strapi,
  submissionId: string,
  { deliveries, revision }: z.infer<typeof reportSchema>,
): Promise<void> {
  const older = [{ deliveryRevision: { $null: true } }, { deliveryRevision: { $lt: revision } }];
  await strapi.db.query(leadUid).updateMany({
    where: { submissionId, $or: older },
    data: { deliveries, deliveryRevision: revision },
  });
}
