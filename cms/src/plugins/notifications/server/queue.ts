import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { repeatUntilStop } from "../../../lib/repeat";
import { errorMessage } from "../../../lib/values";
import { sendMail } from "../../../mail/mail";
import { addTable } from "../../../strapi/tables";
import { findTeam } from "../../leads/server/team";
import { composeMail } from "./mails";

export const notificationUid = "api::notification.notification";

/**
 * An email to send, without the visitor's data: its text is written when it is sent. Erasing a lead therefore leaves no
 * data of the visitor in the queue.
 */
export interface Notification {
  id: number;
  kind: "assignment" | "failure" | "inquiry" | "invitation";
  /** User ID. */
  recipient: number;
  /** Document ID of the lead; null in an invitation. */
  lead: string | null;
  /** Name of the user who assigned the lead, or name and email address of the user who invited; otherwise null. */
  author: string | null;
  attempts: number;
}

const pollEveryMs = 1_000;
/** Pause before the first retry. Exceeds each timeout of `smtpConfig`, so that an email in flight is not sent twice. */
const firstPauseMs = 30_000;
const maxPauseMs = 10 * 60_000;
const giveUpAfterMs = 3 * 24 * 60 * 60_000;

export const addNotificationTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: notificationUid,
    name: "notification",
    columns: {
      kind: "string",
      recipient: "integer",
      lead: "string",
      author: "string",
      attempts: "integer",
      createdAt: "datetime",
      dueAt: "datetime",
    },
    indexes: [{ name: "notifications_due_idx", columns: ["due_at"] }],
  });

/** Queues a notification in the caller's transaction, if there is one. Does nothing while email is off. */
export async function queueNotification(
  strapi: Core.Strapi,
  notification: Pick<Notification, "kind" | "recipient"> & Partial<Notification>,
): Promise<void> {
  if (!environment().mail) return;
  const now = new Date();
  await strapi.db
    .query(notificationUid)
    .create({ data: { attempts: 0, ...notification, createdAt: now, dueAt: now } });
}

/** Queues a notification for each user with the role Investor Relations, or for the whole team if nobody has it. */
export async function notifyInvestorRelations(
  strapi: Core.Strapi,
  kind: "failure" | "inquiry",
  lead: string,
): Promise<void> {
  const team = await findTeam(strapi);
  const investorRelations = team.filter((member) => member.isInvestorRelations);
  for (const { id } of investorRelations.length > 0 ? investorRelations : team)
    await queueNotification(strapi, { kind, lead, recipient: id });
}

/** Sends queued notifications. Retries failed ones for up to three days, with pauses that grow to ten minutes. */
export function startSending(strapi: Core.Strapi): void {
  const notifications = strapi.db.query(notificationUid);
  let isFailing = false;

  async function sendDue(stop: AbortSignal): Promise<void> {
    const oldest = new Date(Date.now() - giveUpAfterMs);
    const { count } = await notifications.deleteMany({ where: { createdAt: { $lt: oldest } } });
    if (count > 0)
      strapi.log.error(`Gave up on ${count} notifications: no mail server accepted them for three days`);
    const due: Notification[] = await notifications.findMany({
      where: { dueAt: { $lte: new Date() } },
      orderBy: { dueAt: "asc" },
      limit: 20,
    });
    for (const notification of due) {
      if (stop.aborted) return;
      const { attempts, id } = notification;
      const dueAt = new Date(Date.now() + Math.min(firstPauseMs * 2 ** attempts, maxPauseMs));
      // Claim the notification before sending it, so that no other process on this database sends it too.
      const claim = await notifications.updateMany({
        where: { id, attempts },
        data: { attempts: attempts + 1, dueAt },
      });
      if (claim.count === 0) continue;
      const mail = await composeMail(strapi, notification);
      try {
        if (mail) await sendMail(strapi, mail);
      } catch (error) {
        if (!isFailing) strapi.log.warn(`Notifications are waiting: ${errorMessage(error)}`);
        isFailing = true;
        return;
      }
      if (mail && isFailing) strapi.log.info("The mail server accepts notifications again");
      if (mail) isFailing = false;
      await notifications.deleteMany({ where: { id } });
    }
  }

  const logFailure = (error: unknown): void => {
    strapi.log.error(`Notifications could not be sent: ${errorMessage(error)}`);
  };
  repeatUntilStop(strapi, (stop) => sendDue(stop).catch(logFailure), pollEveryMs);
}
