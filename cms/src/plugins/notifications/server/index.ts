import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { environment } from "../../../lib/environment";
import { parseBody } from "../../../lib/request-body";
import { storedSetting } from "../../../lib/stored-setting";
import { formatIsoDate, minutesSinceMidnight, teamTimeZone } from "../../../lib/team-time";
import { type Mail, readBrand } from "../../../mail/mail";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import type { Row } from "../../leads/responses";
import { findTeam, nameWithEmail, type TeamMember } from "../../leads/server/team";
import { leadUid, readLeadsAction } from "../../leads/uids";
import { type NotificationKind, type NotificationSettings, notificationKinds } from "../settings";
import { digestMail, type Invitee, invitationMail, leadMail } from "./mails";
import { addNotificationTable, type Notification, queueNotification, startSending } from "./queue";

/** Times of day in minutes. The digest is due at 7:30; after an outage, it is sent late, but not after noon. */
const digestFromMinute = 7 * 60 + 30;
const digestUntilMinute = 12 * 60;

const choicesSchema = z.record(z.enum(notificationKinds), z.boolean());
const leadReaderAccess = panelAccess(readLeadsAction);

/** Emails the team about leads, and invites people to the panel. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addNotificationTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    inviteByMail(strapi);
    if (!environment().mail) return;
    startSending(strapi, {
      compose: (notification) => composeMail(strapi, notification),
      recipients: async ({ kind }) =>
        kind === "invitation" ? [] : (await findRecipients(strapi, kind)).map(({ id }) => id),
      onMinute: (now) => queueDigests(strapi, now),
    });
  },

  routes: panelRoutes([
    ["GET", "/notifications", "settings.find", leadReaderAccess],
    ["PUT", "/notifications", "settings.change", leadReaderAccess],
  ]),

  controllers: {
    settings: ({ strapi }: { strapi: Core.Strapi }) => {
      async function currentUserChoices({ state: { user } }: Context) {
        const person = (await findTeam(strapi)).find(({ id }) => id === user.id);
        if (!person) throw new errors.ForbiddenError();
        return choicesSetting(strapi, person);
      }
      return {
        async find(ctx: Context) {
          const choices = await (await currentUserChoices(ctx)).read();
          const data: NotificationSettings = { isMailOn: environment().mail !== undefined, choices };
          ctx.body = { data };
        },
        async change(ctx: Context) {
          const choices = parseBody(choicesSchema, ctx.request);
          await (await currentUserChoices(ctx)).write(choices);
          ctx.body = { data: choices };
        },
      };
    },
  },
};

/** Returns a user's stored choices. By default, only investor relations gets notifications, all except the digest. */
function choicesSetting(strapi: Core.Strapi, { id, isInvestorRelations: isOn }: TeamMember) {
  const initial = { inquiry: isOn, assignment: isOn, failure: isOn, digest: false };
  const schema = choicesSchema.catch(initial);
  return storedSetting(strapi, {
    name: "notifications",
    key: `choices-${id}`,
    schema,
    initial,
  });
}

async function findRecipients(strapi: Core.Strapi, kind: NotificationKind): Promise<TeamMember[]> {
  const recipients: TeamMember[] = [];
  for (const person of await findTeam(strapi)) {
    if ((await choicesSetting(strapi, person).read())[kind]) recipients.push(person);
  }
  return recipients;
}

/** Queues an invitation when an account is created, so that a failed email is retried like other notifications. */
function inviteByMail(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterCreate({ result }) {
      const { id, registrationToken }: { id: number; registrationToken: string | null } = result;
      const inviter = strapi.requestContext.get()?.state.user;
      if (!registrationToken || !inviter) return;
      const author = nameWithEmail(inviter);
      await queueNotification(strapi, { key: `invitation ${id}`, kind: "invitation", recipient: id, author });
    },
  });
}

async function queueDigests(strapi: Core.Strapi, now: Date): Promise<void> {
  const zone = await teamTimeZone(strapi);
  const minutes = minutesSinceMidnight(now, zone);
  if (minutes < digestFromMinute || minutes >= digestUntilMinute) return;
  for (const { id } of await findRecipients(strapi, "digest")) {
    const key = `digest ${formatIsoDate(now, zone)} ${id}`;
    await queueNotification(strapi, { key, kind: "digest", recipient: id });
  }
}

/** Writes an email. Returns undefined if the recipient has left or turned it off, or if the lead was erased. */
async function composeMail(
  strapi: Core.Strapi,
  { author, kind, lead: documentId, recipient }: Notification,
): Promise<{ to: string; mail: Mail } | undefined> {
  const authorName = author ?? "Somebody";
  if (kind === "invitation") {
    const where = { id: recipient, isActive: false, registrationToken: { $notNull: true } };
    const account: Invitee | null = await strapi.db
      .query("admin::user")
      .findOne({ where, populate: ["roles"] });
    return account
      ? { to: account.email, mail: invitationMail(await readBrand(strapi), account, authorName) }
      : undefined;
  }
  const person = (await findRecipients(strapi, kind)).find(({ id }) => id === recipient);
  if (!person) return undefined;
  if (kind === "digest") {
    const mail = await digestMail(strapi, person.id);
    return mail && { to: person.email, mail };
  }
  const lead: Row | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  if (!lead) return undefined;
  return { to: person.email, mail: leadMail(kind, lead, authorName, await teamTimeZone(strapi)) };
}
