import type { StrapiApp } from "@strapi/strapi/admin";
import { loadFromService } from "../../../admin/use-service";
import { asRecord, stringField } from "../../../lib/values";
import { addCallMessage } from "../../../strapi/panel/calls";

export default {
  register(app: StrapiApp): void {
    // Strapi's dialog shows the invitation link, but not whether the service emails it.
    addCallMessage(app, "invitation", async ({ endpoint, isRejected, payload }) => {
      if (endpoint !== "createUser" || isRejected) return undefined;
      const { isOn } = await loadFromService<{ isOn: boolean }>("/mail");
      const email = stringField(payload, "email") ?? stringField(asRecord(payload).data, "email") ?? "them";
      const message = isOn
        ? `The invitation is on its way to ${email}. You do not have to send the link.`
        : `Email is off. Copy the link and send it to ${email} yourself.`;
      return { type: "success", message };
    });
  },
};
