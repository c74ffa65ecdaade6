import * as v from "valibot";
import { type LeadRecord, leadRecordSchema } from "./lead-record.server.ts";
import {
  type SubscriptionRecord,
  subscriptionRecordSchema,
} from "./newsletter/subscription-record.server.ts";

/** What waits in the queue: a lead, or what somebody asked of the newsletter. */
export type QueuedRecord = LeadRecord | SubscriptionRecord;

const storedRecordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant("form", [leadRecordSchema, subscriptionRecordSchema]),
);

/** Reads a record back from the queue; absent when it is damaged. */
export function readQueuedRecord(json: unknown): QueuedRecord | undefined {
  const parsed = v.safeParse(storedRecordSchema, json);
  return parsed.success ? parsed.output : undefined;
}
