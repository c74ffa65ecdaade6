import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { repeatUntilStop } from "../../../lib/repeat";
import { errorMessage } from "../../../lib/values";
import { type Mail, sendMail } from "../../../mail/mail";
import { addTable } from "../../../strapi/tables";
import type { NotificationKind } from "../settings";

export const notificationUid = "api::notification.notification";

/**
 * An email to send, without personal data: its text is written when it is sent. Erasing a lead therefore leaves no
 * data in the queue.
 */
export interface Notification {
  id: number;
  /** Unique, so that nothing is queued twice. */
  key: string;
  kind: NotificationKind | "invitation";
  /** User ID; null until the row is split into one per recipient. */
  recipient: number | null;
  /** Document ID. */
  lead: string | null;
  /** Name of the user who caused the notification. */
  author: string | null;
  attempts: number;
}

interface NotificationHandlers {
  recipients(notification: Notification): Promise<number[]>;
  /** Returns undefined if there is no longer anything to send. */
  compose(notification: Notification): Promise<{ to: string; mail: Mail } | undefined>;
  onMinute(now: Date): Promise<void>;
}

const pollEveryMs = 1_000;
const minuteMs = 60_000;
/** Exceeds the mail server's timeout, so that an email in flight is not sent twice. */
const firstPauseMs = 30_000;
const maxPauseMs = 10 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const giveUpAfterMs = 3 * dayMs;
const deleteAfterMs = 30 * dayMs;

export const addNotificationTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: notificationUid,
    name: "notification",
    columns: {
      key: "string",
      kind: "string",
      recipient: "integer",
      lead: "string",
      author: "string",
      attempts: "integer",
      createdAt: "datetime",
      dueAt: "datetime",
      sentAt: "datetime",
    },
    indexes: [
      { name: "notifications_key_uq", columns: ["key"], type: "unique" },
      { name: "notifications_due_idx", columns: ["sent_at", "due_at"] },
    ],
  });

/** Queues a notification in the caller's transaction, if there is one. Does nothing while email is off. */
export async function queueNotification(
  strapi: Core.Strapi,
  notification: Pick<Notification, "key" | "kind"> & Partial<Notification>,
): Promise<void> {
  if (!environment().mail) return;
  const notifications = strapi.db.query(notificationUid);
  if ((await notifications.count({ where: { key: notification.key } })) > 0) return;
  const now = new Date();
  await notifications.create({ data: { attempts: 0, ...notification, createdAt: now, dueAt: now } });
}

/** Sends queued notifications. Retries failed ones for up to three days, with pauses that grow to ten minutes. */
export function startSending(strapi: Core.Strapi, handlers: NotificationHandlers): void {
  const notifications = strapi.db.query(notificationUid);
  let isFailing = false;
  let lastMinute = 0;
  // After a restart, make everything due at once. Not on PostgreSQL, where another process may be sending.
  let isBacklogHandled = environment().databaseUrl !== undefined;

  async function sendDue(stop: AbortSignal): Promise<void> {
    const now = new Date();
    if (!isBacklogHandled) await notifications.updateMany({ where: { sentAt: null }, data: { dueAt: now } });
    isBacklogHandled = true;
    const minute = Math.floor(now.getTime() / minuteMs);
    if (minute !== lastMinute) {
      lastMinute = minute;
      await handlers.onMinute(now);
      await removeOld(now);
    }
    const due: Notification[] = await notifications.findMany({
      where: { sentAt: null, dueAt: { $lte: now } },
      orderBy: { dueAt: "asc" },
      limit: 20,
    });
    for (const notification of due) {
      if (stop.aborted) return;
      if (notification.recipient === null) await splitByRecipient(notification);
      else if (!(await sendNotification(notification))) return;
    }
  }

  async function removeOld(now: Date): Promise<void> {
    const olderThan = (ms: number) => ({ createdAt: { $lt: new Date(now.getTime() - ms) } });
    const { count } = await notifications.deleteMany({
      where: { sentAt: null, ...olderThan(giveUpAfterMs) },
    });
    if (count > 0)
      strapi.log.error(
        `Gave up on ${count} notifications: the mail server did not accept them for three days`,
      );
    await notifications.deleteMany({ where: olderThan(deleteAfterMs) });
  }

  const markSent = (id: number): Promise<{ count: number }> =>
    notifications.updateMany({ where: { id, sentAt: null }, data: { sentAt: new Date() } });

  /** Queues one notification per recipient in place of this one, all or none. */
  async function splitByRecipient(notification: Notification): Promise<void> {
    const { author, id, key, kind, lead } = notification;
    const recipients = await handlers.recipients(notification);
    await strapi.db.transaction(async () => {
      // Mark the row first: the update locks it, so a concurrent process waits here. Keep it, so its key stays unique.
      if ((await markSent(id)).count === 0) return;
      for (const recipient of recipients) {
        await queueNotification(strapi, { key: `${key} ${recipient}`, kind, lead, author, recipient });
      }
    });
  }

  /** Sends a notification. Returns false if the mail server does not accept it. */
  async function sendNotification(notification: Notification): Promise<boolean> {
    const { attempts, id, key } = notification;
    const pauseMs = Math.min(firstPauseMs * 2 ** attempts, maxPauseMs);
    // Claim the notification before sending it, so that no other process on this database sends it too.
    const { count } = await notifications.updateMany({
      where: { id, attempts, sentAt: null },
      data: { attempts: attempts + 1, dueAt: new Date(Date.now() + pauseMs) },
    });
    const message = count > 0 && (await handlers.compose(notification));
    if (message) {
      const messageId = `<${key.replace(/[^\w-]+/g, ".")}@${new URL(environment().cmsUrl).hostname}>`;
      try {
        await sendMail(strapi, message.to, message.mail, messageId);
      } catch (error) {
        if (!isFailing) strapi.log.warn(`Notifications are waiting: ${errorMessage(error)}`);
        isFailing = true;
        return false;
      }
      if (isFailing) strapi.log.info("The mail server accepts notifications again");
      isFailing = false;
    }
    if (count > 0) await markSent(id);
    return true;
  }

  const logFailure = (error: unknown): void => {
    strapi.log.error(`Notifications could not be read: ${errorMessage(error)}`);
  };
  repeatUntilStop(strapi, (stop) => sendDue(stop).catch(logFailure), pollEveryMs);
}
