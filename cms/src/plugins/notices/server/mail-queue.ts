import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { repeat } from "../../../lib/repeat";
import { reasonOf } from "../../../lib/values";
import { type Mail, sendMail } from "../../../mail/mail";
import { addTable } from "../../../strapi/tables";
import type { NoticeKind } from "../choices";

export const noticeUid = "api::notice.notice";

/**
 * A mail to be written. Holds no words and nothing of a visitor: what it says is read when it is sent, so that of a lead
 * that was deleted nothing is left to send.
 */
export interface Notice {
  id: number;
  /** Keeps the same notice from being queued twice. */
  key: string;
  kind: NoticeKind | "invitation";
  /** Id of somebody who works in the panel; empty until everybody who wants the notice is found. */
  recipient: number | null;
  /** Document id of the lead that it is about. */
  lead: string | null;
  /** Who did something, or what the mail is about besides: of the team, never of a visitor. */
  detail: string | null;
  attempts: number;
  /** ISO 8601. */
  createdAt: string;
}

export type NewNotice = Pick<Notice, "key" | "kind"> & Partial<Pick<Notice, "recipient" | "lead" | "detail">>;

export interface Composed {
  to: string;
  mail: Mail;
}

interface Options {
  /** Who is to get a notice that has no recipient yet. */
  recipients(notice: Notice): Promise<number[]>;
  /** Undefined when there is nothing to tell any more. */
  compose(notice: Notice): Promise<Composed | undefined>;
  /** Queues what the clock makes due. */
  onMinute(now: Date): Promise<void>;
}

/** Tries to send since the start, by what came of them. */
export const noticeCounts = { sent: 0, failed: 0, "given up": 0 };

const pollEveryMs = 1_000;
const minuteMs = 60_000;
/** Longer than a call to the mail server lasts: what is being sent is not sent a second time. */
const firstPauseMs = 30_000;
const longestPauseMs = 600_000;
const givenUpAfterMs = 3 * 24 * 3_600_000;
const keptSentMs = 30 * 24 * 3_600_000;
const atATime = 20;

export const addNoticeTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: noticeUid,
    name: "notice",
    columns: {
      key: "string",
      kind: "string",
      recipient: "integer",
      lead: "string",
      detail: "string",
      attempts: "integer",
      createdAt: "datetime",
      dueAt: "datetime",
      sentAt: "datetime",
    },
    indexes: [
      { name: "notices_key_uq", columns: ["key"], type: "unique" },
      { name: "notices_due_idx", columns: ["sent_at", "due_at"] },
    ],
  });

/** Queues a notice, in the transaction of the caller when there is one; nothing while no mail can be sent. */
export async function queueNotice(strapi: Core.Strapi, notice: NewNotice): Promise<void> {
  if (!environment().mail) return;
  const notices = strapi.db.query(noticeUid);
  if ((await notices.count({ where: { key: notice.key } })) > 0) return;
  const now = new Date();
  await notices.create({ data: { ...notice, attempts: 0, createdAt: now, dueAt: now } });
}

/**
 * Sends what is queued, again and again until the mail server has it, with growing pauses: first 30 seconds, at most ten
 * minutes, for three days. With the embedded database, a restart tries everything at once.
 * @returns stops it, once what is under way is done
 */
export function startMailQueue(strapi: Core.Strapi, options: Options): () => Promise<void> {
  const notices = strapi.db.query(noticeUid);
  let isFailing = false;
  let minute = 0;
  // On a shared database, what looks left behind may be on its way from another process.
  let isResumed = environment().databaseUrl !== undefined;

  async function resume(): Promise<void> {
    await notices.updateMany({ where: { sentAt: null }, data: { dueAt: new Date() } });
    isResumed = true;
  }

  async function poll(stop: AbortSignal): Promise<void> {
    const now = new Date();
    if (Math.floor(now.getTime() / minuteMs) !== minute) {
      minute = Math.floor(now.getTime() / minuteMs);
      await options.onMinute(now);
      await notices.deleteMany({ where: { sentAt: { $lt: new Date(now.getTime() - keptSentMs) } } });
    }
    const due: Notice[] = await notices.findMany({
      where: { sentAt: null, dueAt: { $lte: now } },
      orderBy: { dueAt: "asc" },
      limit: atATime,
    });
    for (const notice of due) {
      if (stop.aborted) return;
      if (notice.recipient === null) await address(notice);
      else if ((await send(notice)) === "failed") return;
    }
  }

  /** One notice for each person, all or none. */
  async function address(notice: Notice): Promise<void> {
    const { detail, id, key, kind, lead } = notice;
    const recipients = await options.recipients(notice);
    await strapi.db.transaction(async () => {
      // Stays as sent, so that what made it does not queue it again; first, so that another process waits here.
      const { count } = await notices.updateMany({
        where: { id, sentAt: null },
        data: { sentAt: new Date() },
      });
      if (count === 0) return;
      for (const recipient of recipients) {
        await queueNotice(strapi, { key: `${key} ${recipient}`, kind, lead, detail, recipient });
      }
    });
  }

  async function send(notice: Notice): Promise<"failed" | undefined> {
    const { attempts, createdAt, id, key, kind } = notice;
    if (Date.now() - Date.parse(createdAt) > givenUpAfterMs) {
      noticeCounts["given up"] += 1;
      strapi.log.error(`Notice ${id} (${kind}) was given up: no mail server took it for three days`);
      await notices.updateMany({ where: { id }, data: { sentAt: new Date() } });
      return undefined;
    }
    const pauseMs = Math.min(firstPauseMs * 2 ** attempts, longestPauseMs);
    // Claimed before it is sent: another process on this database leaves it alone.
    const { count } = await notices.updateMany({
      where: { id, attempts, sentAt: null },
      data: { attempts: attempts + 1, dueAt: new Date(Date.now() + pauseMs) },
    });
    if (count === 0) return undefined;
    const composed = await options.compose(notice);
    if (composed) {
      const messageId = `<${key.replace(/[^\w-]+/g, ".")}@${new URL(environment().cmsUrl).hostname}>`;
      try {
        await sendMail(strapi, composed.to, composed.mail, messageId);
        noticeCounts.sent += 1;
      } catch (error) {
        noticeCounts.failed += 1;
        if (!isFailing) {
          strapi.log.warn(`Notices wait: ${reasonOf(error)}`);
        }
        isFailing = true;
        return "failed";
      }
      if (isFailing) strapi.log.info("The mail server takes notices again");
      isFailing = false;
    }
    await notices.updateMany({ where: { id }, data: { sentAt: new Date() } });
    return undefined;
  }

  return repeat(async (stop) => {
    try {
      if (!isResumed) await resume();
      await poll(stop);
    } catch (error) {
      strapi.log.error(`Notices could not be read: ${reasonOf(error)}`);
    }
  }, pollEveryMs);
}
