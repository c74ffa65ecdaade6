import { inboxName } from "../outbox/reports.server.ts";
import type { QueuedRecord } from "../queued-record.server.ts";
import type { DeliveryAnswer, Destination } from "./destination.server.ts";
import { callInbox, type InboxSettings, isUnknownCall } from "./inbox-call.server.ts";

/**
 * The lead inbox of the content service. It answers 201 once and 200 to every repetition of the same lead, and to
 * what it is told of a subscription.
 */
export function inboxDestination(settings: InboxSettings, now: () => number): Destination {
  return {
    name: inboxName,
    concurrency: 4,
    callFor: (record) => (signal) => deliver(record, signal),
  };

  async function deliver(record: QueuedRecord, signal: AbortSignal): Promise<DeliveryAnswer> {
    const isSubscription = record.form === "newsletter";
    const path = isSubscription ? "subscriptions" : "leads";
    const answer = await callInbox(settings, { method: "POST", path, data: record, signal }, now);
    // A content service of somebody's own may know leads alone, which must not wait behind subscriptions.
    if (!answer.delivered && isSubscription && isUnknownCall(answer)) return { ...answer, concerns: "lead" };
    return answer;
  }
}
