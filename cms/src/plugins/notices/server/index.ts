import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { environment } from "../../../lib/environment";
import { parseBody } from "../../../lib/request-body";
import { calendarDay, minutesSinceMidnight, teamTimeZone } from "../../../lib/team-time";
import { readAction } from "../../../lib/uids";
import { type Invited, invitationMail } from "../../../mail/account-mails";
import { brandOf, type Mail } from "../../../mail/mail";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { nameWithAddress, type TeamMember, teamOf } from "../../lead-inbox/server/team";
import { exportAction, leadUid } from "../../lead-inbox/uids";
import type { NoticeKind, NoticeSettings } from "../choices";
import { addNoticeTable, type Composed, type Notice, queueNotice, startMailQueue } from "./mail-queue";
import { assignmentMail, digestMail, failureMail, inquiryMail, type Lead } from "./mails";
import { changeSchema, choicesOf, contentsOf } from "./settings";

/** 7:30 in the morning and the hours in which a service that was down makes up for it, in minutes since midnight. */
const digestFrom = 7 * 60 + 30;
const digestUntil = 12 * 60;

const readers = panelAccess([readAction, leadUid]);

let stopQueue: (() => Promise<void>) | undefined;

/** Tells the team by mail what happens to leads, and invites people to the panel. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addNoticeTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    inviteByMail(strapi);
    if (strapi.config.get("commandOnly", false) || !environment().mail) return;
    stopQueue = startMailQueue(strapi, {
      compose: (notice) => compose(strapi, notice),
      recipients: async ({ kind }) => (await peopleWanting(strapi, kind)).map(({ id }) => id),
      onMinute: (now) => queueDigests(strapi, now),
    });
  },

  async destroy(): Promise<void> {
    await stopQueue?.();
  },

  routes: panelRoutes([
    ["GET", "/notices", "settings.find", readers],
    ["PUT", "/notices", "settings.change", readers],
    ["GET", "/notices/invitations", "settings.invitations", panelAccess("admin::users.create")],
  ]),

  controllers: {
    settings: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.body = { data: await settingsFor(strapi, ctx) };
      },
      /** Says if invited people get a mail. */
      invitations(ctx: Context) {
        ctx.body = { data: { isMailOn: environment().mail !== undefined } };
      },
      async change(ctx: Context) {
        const change = parseBody(changeSchema, ctx.request);
        if ("choices" in change) await choicesOf(strapi, await personOf(strapi, ctx)).write(change.choices);
        else if (mayExport(ctx)) await contentsOf(strapi).write(change.contents);
        else throw new errors.ForbiddenError();
        ctx.body = { data: await settingsFor(strapi, ctx) };
      },
    }),
  },
};

/** What leaves the panel by mail is decided by those who may take data out of it. */
const mayExport = (ctx: Context): boolean => ctx.state.userAbility.can(exportAction);

async function personOf(strapi: Core.Strapi, ctx: Context): Promise<TeamMember> {
  const person = (await teamOf(strapi)).find(({ id }) => id === ctx.state.user.id);
  if (!person) throw new errors.ForbiddenError();
  return person;
}

async function settingsFor(strapi: Core.Strapi, ctx: Context): Promise<NoticeSettings> {
  return {
    isMailOn: environment().mail !== undefined,
    choices: await choicesOf(strapi, await personOf(strapi, ctx)).read(),
    contents: await contentsOf(strapi).read(),
    mayChangeContents: mayExport(ctx),
  };
}

/** An invitation is a mail like the others: tried again until the mail server has it. */
function inviteByMail(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterCreate({ result }) {
      const account: { id: number; registrationToken: string | null } = result;
      const inviter = strapi.requestContext.get()?.state.user;
      if (!account.registrationToken || !inviter) return;
      const detail = nameWithAddress(inviter);
      await queueNotice(strapi, {
        key: `invitation ${account.id}`,
        kind: "invitation",
        recipient: account.id,
        detail,
      });
    },
  });
}

async function peopleWanting(strapi: Core.Strapi, kind: Notice["kind"]): Promise<TeamMember[]> {
  const wanting: TeamMember[] = [];
  for (const person of await teamOf(strapi)) {
    if (kind !== "invitation" && (await choicesOf(strapi, person).read())[kind]) wanting.push(person);
  }
  return wanting;
}

async function queueDigests(strapi: Core.Strapi, now: Date): Promise<void> {
  const zone = await teamTimeZone(strapi);
  const minutes = minutesSinceMidnight(now, zone);
  if (minutes < digestFrom || minutes >= digestUntil) return;
  for (const { id } of await peopleWanting(strapi, "digest")) {
    await queueNotice(strapi, {
      key: `digest ${calendarDay(now, zone)} ${id}`,
      kind: "digest",
      recipient: id,
    });
  }
}

async function compose(strapi: Core.Strapi, notice: Notice): Promise<Composed | undefined> {
  if (notice.kind === "invitation") return composeInvitation(strapi, notice);
  // Whoever has left the team meanwhile, or wants no such notice any more, gets none.
  const person = (await peopleWanting(strapi, notice.kind)).find(({ id }) => id === notice.recipient);
  const mail = person && (await mailOf(strapi, { ...notice, kind: notice.kind }));
  return person && mail ? { to: person.email, mail } : undefined;
}

async function mailOf(
  strapi: Core.Strapi,
  { detail, kind, lead: documentId }: Notice & { kind: NoticeKind },
): Promise<Mail | undefined> {
  const circumstances = { contents: await contentsOf(strapi).read(), zone: await teamTimeZone(strapi) };
  if (kind === "digest") return digestMail(strapi, circumstances);
  const lead: Lead | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  if (!lead) return undefined;
  if (kind === "assignment") return assignmentMail(lead, detail ?? "Somebody", circumstances);
  return kind === "failure" ? failureMail(lead, circumstances) : inquiryMail(lead, circumstances);
}

async function composeInvitation(
  strapi: Core.Strapi,
  { detail, recipient }: Notice,
): Promise<Composed | undefined> {
  const account: Invited | null = await strapi.db.query("admin::user").findOne({
    where: { id: recipient, isActive: false, registrationToken: { $notNull: true } },
    populate: ["roles"],
  });
  if (!account) return undefined;
  return { to: account.email, mail: invitationMail(await brandOf(strapi), account, detail ?? "Somebody") };
}
