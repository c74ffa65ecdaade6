import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { readBody } from "./read-body";
import { leadUid } from "./uids";

const deliverySchema = z
  .object({
    destination: z.string().min(1).max(100),
    state: z.enum(["waiting", "delivered", "needsAttention"]),
    /** When it was delivered. */
    deliveredAt: z.string().datetime().optional(),
    /** What the destination answered last. */
    status: z.string().max(1000).optional(),
  })
  .strict();

const reportSchema = z
  .object({
    /** Counts what there was to tell of this lead. */
    revision: z.number().int().positive(),
    deliveries: z.array(deliverySchema).max(50),
  })
  .strict();

const bodySchema = z.object({ data: reportSchema }).strict();

type DeliveryReport = z.infer<typeof reportSchema>;

/** @throws ValidationError naming every field that is wrong */
export function readReport(body: unknown): DeliveryReport {
  return readBody(bodySchema, body).data;
}

/** Keeps the newest report. One about a lead that was deleted finds nothing, and is let go. */
export async function noteDeliveries(
  strapi: Core.Strapi,
  submissionId: string,
  { deliveries, revision }: DeliveryReport,
): Promise<void> {
  const older = [{ deliveryRevision: { $null: true } }, { deliveryRevision: { $lt: revision } }];
  await strapi.db.query(leadUid).updateMany({
    where: { submissionId, $or: older },
    data: { deliveries, deliveryRevision: revision },
  });
}
