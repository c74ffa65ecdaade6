import type { StrapiApp } from "@strapi/strapi/admin";
import { loadFromService } from "../../../admin/use-service";
import { fieldsOf, textIn } from "../../../lib/values";
import { addMessage } from "../../../strapi/panel/calls";
import { readLead } from "../../leads/uids";
import type { NotificationSettings } from "../settings";

export default {
  register(app: StrapiApp): void {
    app.addSettingsLink("global", {
      id: "notifications",
      to: "notifications",
      intlLabel: { id: "notifications.title", defaultMessage: "Notifications" },
      permissions: [readLead],
      Component: () => import("./notifications-page"),
    });
    // Strapi's dialog shows the invitation link, but not whether it was emailed.
    addMessage(app, "invitation", async ({ endpoint, isRefused, payload }) => {
      if (endpoint !== "createUser" || isRefused) return undefined;
      const { isMailOn } = await loadFromService<NotificationSettings>("/notifications");
      const email = textIn(payload, "email") ?? textIn(fieldsOf(payload).data, "email") ?? "them";
      const message = isMailOn
        ? `The invitation is on its way to ${email}. You do not have to send the link.`
        : `Email is off. Copy the link and send it to ${email} yourself.`;
      return { type: "success", message };
    });
  },
};
