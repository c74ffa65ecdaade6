import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { environment } from "../../../lib/environment";
import { parseBody } from "../../../lib/request-body";
import { storedValue } from "../../../lib/stored";
import { isoDate, minutesSinceMidnight, teamTimeZone } from "../../../lib/team-time";
import { brandOf, type Mail } from "../../../mail/mail";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import type { Row } from "../../leads/responses";
import { nameWithAddress, type TeamMember, teamOf } from "../../leads/server/team";
import { leadUid, readLeadsAction } from "../../leads/uids";
import { type NotificationKind, type NotificationSettings, notificationKinds } from "../settings";
import { digestMail, type Invited, invitationMail, leadMail } from "./mails";
import { addNotificationTable, type Notification, queueNotification, startSending } from "./queue";

/** Times of day in minutes. The digest is due at 7:30; after an outage, it is sent late, but not after noon. */
const digestFromMinute = 7 * 60 + 30;
const digestUntilMinute = 12 * 60;

const choicesSchema = z.record(z.enum(notificationKinds), z.boolean());
const readers = panelAccess(readLeadsAction);

/** Emails the team about leads, and invites people to the panel. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addNotificationTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    inviteByMail(strapi);
    if (!environment().mail) return;
    startSending(strapi, {
      compose: (notification) => compose(strapi, notification),
      recipients: async ({ kind }) =>
        kind === "invitation" ? [] : (await recipientsOf(strapi, kind)).map(({ id }) => id),
      onMinute: (now) => queueDigests(strapi, now),
    });
  },

  routes: panelRoutes([
    ["GET", "/notifications", "settings.find", readers],
    ["PUT", "/notifications", "settings.change", readers],
  ]),

  controllers: {
    settings: ({ strapi }: { strapi: Core.Strapi }) => {
      async function choicesFor({ state: { user } }: Context) {
        const person = (await teamOf(strapi)).find(({ id }) => id === user.id);
        if (!person) throw new errors.ForbiddenError();
        return choicesOf(strapi, person);
      }
      return {
        async find(ctx: Context) {
          const choices = await (await choicesFor(ctx)).read();
          const data: NotificationSettings = { isMailOn: environment().mail !== undefined, choices };
          ctx.body = { data };
        },
        async change(ctx: Context) {
          const choices = parseBody(choicesSchema, ctx.request);
          await (await choicesFor(ctx)).write(choices);
          ctx.body = { data: choices };
        },
      };
    },
  },
};

/** Returns a user's stored choices. By default, only investor relations gets notifications, all except the digest. */
function choicesOf(strapi: Core.Strapi, { id, isInvestorRelations: isOn }: TeamMember) {
  const initial = { inquiry: isOn, assignment: isOn, failure: isOn, digest: false };
  const schema = choicesSchema.catch(initial);
  return storedValue(strapi, { name: "notifications", key: `choices-${id}`, schema, initial });
}

async function recipientsOf(strapi: Core.Strapi, kind: NotificationKind): Promise<TeamMember[]> {
  const recipients: TeamMember[] = [];
  for (const person of await teamOf(strapi)) {
    if ((await choicesOf(strapi, person).read())[kind]) recipients.push(person);
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
      const author = nameWithAddress(inviter);
      await queueNotification(strapi, { key: `invitation ${id}`, kind: "invitation", recipient: id, author });
    },
  });
}

async function queueDigests(strapi: Core.Strapi, now: Date): Promise<void> {
  const zone = await teamTimeZone(strapi);
  const minutes = minutesSinceMidnight(now, zone);
  if (minutes < digestFromMinute || minutes >= digestUntilMinute) return;
  for (const { id } of await recipientsOf(strapi, "digest")) {
    const key = `digest ${isoDate(now, zone)} ${id}`;
    await queueNotification(strapi, { key, kind: "digest", recipient: id });
  }
}

/** Writes an email. Returns undefined if the recipient has left or turned it off, or if the lead was erased. */
async function compose(
  strapi: Core.Strapi,
  { author, kind, lead: documentId, recipient }: Notification,
): Promise<{ to: string; mail: Mail } | undefined> {
  const by = author ?? "Somebody";
  if (kind === "invitation") {
    const where = { id: recipient, isActive: false, registrationToken: { $notNull: true } };
    const account: Invited | null = await strapi.db
      .query("admin::user")
      .findOne({ where, populate: ["roles"] });
    return account
      ? { to: account.email, mail: invitationMail(await brandOf(strapi), account, by) }
      : undefined;
  }
  const person = (await recipientsOf(strapi, kind)).find(({ id }) => id === recipient);
  if (!person) return undefined;
  if (kind === "digest") {
    const mail = await digestMail(strapi, person.id);
    return mail && { to: person.email, mail };
  }
  const lead: Row | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  if (!lead) return undefined;
  return { to: person.email, mail: leadMail(kind, lead, by, await teamTimeZone(strapi)) };
}
