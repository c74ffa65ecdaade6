import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { teamTimeZone } from "../../../lib/team-time";
import { type Mail, readBrand } from "../../../mail/mail";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import type { Row } from "../../leads/responses";
import { findTeam, nameWithEmail } from "../../leads/server/team";
import { leadUid } from "../../leads/uids";
import { type Invitee, invitationMail, leadMail } from "./mails";
import { addNotificationTable, type Notification, queueNotification, startSending } from "./queue";

/** Emails the team about leads, and invites people to the panel. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addNotificationTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    inviteByMail(strapi);
    if (environment().mail) startSending(strapi, (notification) => composeMail(strapi, notification));
  },

  routes: panelRoutes([["GET", "/mail", "mail.find", panelAccess()]]),

  controllers: {
    mail: {
      /** Says whether the service can send email. */
      find(ctx: { body: unknown }) {
        ctx.body = { data: { isOn: environment().mail !== undefined } };
      },
    },
  },
};

/** Queues an invitation when an account is created, so that a failed email is retried like other notifications. */
function inviteByMail(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ["admin::user"],
    async afterCreate({ result }) {
      const { id, registrationToken }: { id: number; registrationToken: string | null } = result;
      const inviter = strapi.requestContext.get()?.state.user;
      if (!registrationToken || !inviter) return;
      const author = nameWithEmail(inviter);
      await queueNotification(strapi, { kind: "invitation", recipient: id, author });
    },
  });
}

/** Writes an email. Returns undefined if the recipient has left, or if the lead was erased. */
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
  const person = (await findTeam(strapi)).find(({ id }) => id === recipient);
  const lead: Row | null = await strapi.db.query(leadUid).findOne({ where: { documentId } });
  if (!person || !lead) return undefined;
  return { to: person.email, mail: leadMail(kind, lead, authorName, await teamTimeZone(strapi)) };
}
