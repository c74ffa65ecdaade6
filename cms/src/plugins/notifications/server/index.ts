import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { customizeEmailProvider } from "../../../mail/mail";
import { panelAccess, panelRoutes } from "../../../strapi/routes";
import { nameWithEmail } from "../../leads/server/team";
import { addNotificationTable, queueNotification, startSending } from "./queue";

/** Emails the team about leads, and invites people to the panel. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addNotificationTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    customizeEmailProvider(strapi);
    queueInvitations(strapi);
    if (environment().mail) startSending(strapi);
  },

  routes: panelRoutes([["GET", "/mail", "mail.find", panelAccess()]]),

  controllers: {
    mail: {
      /** Returns whether email is on. */
      find(ctx: { body: unknown }) {
        ctx.body = { data: { isOn: environment().mail !== undefined } };
      },
    },
  },
};

/** Queues an invitation when an account is created, so that a failed email is retried like other notifications. */
function queueInvitations(strapi: Core.Strapi): void {
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
