import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { queueNotification } from "../../notifications/server/queue";
import { deliveryStateOf } from "../labels";
import { leadUid } from "../uids";
import { addEvents, eventsOf } from "./events";

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

/** Keeps the newest report, with an event for each delivery or failure. Reports on deleted leads change nothing. */
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
      // A newer report includes the outcome of the retry, if one was requested.
      data: { deliveries, deliveryRevision: revision, deliveryState, retryAskedAt: null },
    });
    if (count === 0) return;
    const lead: { documentId: string } | null = await strapi.db
      .query(leadUid)
      .findOne({ where: { submissionId }, select: ["documentId"] });
    if (!lead) return;
    await addDeliveryEvents(strapi, lead.documentId, deliveries);
    if (deliveryState !== "failed") return;
    await queueNotification(strapi, {
      key: `failure ${submissionId}`,
      kind: "failure",
      lead: lead.documentId,
    });
  });
}

/** A state that the timeline shows already is not added again. */
async function addDeliveryEvents(
  strapi: Core.Strapi,
  lead: string,
  deliveries: z.infer<typeof deliverySchema>[],
): Promise<void> {
  const known = await eventsOf(strapi, lead);
  for (const { deliveredAt, destination, state, status } of deliveries) {
    if (state === "waiting") continue;
    const kind = state === "delivered" ? "delivered" : "failed";
    const last = known.find(({ change }) => change?.destination === destination);
    const isAskedAgain = known[0]?.kind === "retry";
    if (last?.kind === kind && !(kind === "failed" && isAskedAgain)) continue;
    const change = { destination, status };
    await addEvents(strapi, lead, [{ kind, change, ...(deliveredAt && { at: deliveredAt }) }]);
  }
}
