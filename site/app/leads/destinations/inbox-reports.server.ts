import { type DeliveryReport, inboxName } from "../outbox/reports.server.ts";
import type { Destination } from "./destination.server.ts";
import { callInbox, type InboxSettings, isUnknownCall } from "./inbox-call.server.ts";

/**
 * Tells the lead inbox what came of a lead at the other destinations: always all of it, as it is at the moment of the
 * call. The inbox keeps the newest and lets go of one about a lead that was deleted.
 */
export function inboxReports(
  settings: InboxSettings,
  reportOf: (leadId: string) => DeliveryReport,
  now: () => number,
): Destination {
  return {
    name: inboxName,
    concurrency: 2,
    callFor:
      ({ submissionId }) =>
      async (signal) => {
        const path = `leads/${encodeURIComponent(submissionId)}/deliveries`;
        const data = reportOf(submissionId);
        const answer = await callInbox(settings, { method: "PUT", path, data, signal }, now);
        // A content service of somebody's own shows no deliveries, and one that is just starting may say so too: asked
        // a few times more, then let go. The leads themselves are there.
        if (!answer.delivered && isUnknownCall(answer)) {
          return { ...answer, concerns: "lead", needsAttention: false };
        }
        return answer;
      },
  };
}
