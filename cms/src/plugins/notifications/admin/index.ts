import type { StrapiApp } from "@strapi/strapi/admin";
import { loadFromService } from "../../../admin/use-service";
import { asRecord, stringField } from "../../../lib/values";
import { addCallMessage } from "../../../strapi/panel/calls";
import { readLeadsPermission } from "../../leads/uids";
import type { NotificationSettings } from "../settings";

export default {
  register(app: StrapiApp): void {
    app.addSettingsLink("global", {
      id: "notifications",
      to: "notifications",
      intlLabel: { id: "notifications.title", defaultMessage: "Notifications" },
      permissions: [readLeadsPermission],
      Component: () => import("./notifications-page"),
    });
    // Strapi's dialog shows the invitation link, but not whether it was emailed.
    addCallMessage(app, "invitation", async ({ endpoint, isRejected, payload }) => {
      if (endpoint !== "createUser" || isRejected) return undefined;
      const { isMailOn } = await loadFromService<NotificationSettings>("/notifications");
      const email = stringField(payload, "email") ?? stringField(asRecord(payload).data, "email") ?? "them";
      const message = isMailOn
        ? `The invitation is on its way to ${email}. You do not have to send the link.`
        : `Email is off. Copy the link and send it to ${email} yourself.`;
      return { type: "success", message };
    });
  },
};
