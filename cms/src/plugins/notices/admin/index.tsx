import { getFetchClient, type StrapiApp } from "@strapi/strapi/admin";
import { fieldsOf, textIn } from "../../../lib/values";
import { watchCalls } from "../../../strapi/panel/calls";
import { readLead } from "../../lead-inbox/uids";

export default {
  register(app: StrapiApp): void {
    app.addSettingsLink("global", {
      id: "notices",
      to: "notices",
      intlLabel: { id: "notices.title", defaultMessage: "Notices" },
      permissions: [readLead],
      Component: () => import("./notices-page"),
    });
    sayWhetherInvited(app);
  },
};

/** Strapi shows the link of an invitation, whether or not it was mailed. */
function sayWhetherInvited(app: StrapiApp): void {
  watchCalls(app, async ({ endpoint, isRefused, payload }, tell) => {
    if (endpoint !== "createUser" || isRefused) return;
    const { data } = await getFetchClient().get<{ data: { isMailOn: boolean } }>("/notices/invitations");
    const email = textIn(payload, "email") ?? textIn(fieldsOf(payload).data, "email") ?? "them";
    tell(
      "success",
      data.data.isMailOn
        ? `The invitation is on its way to ${email}. You do not have to send the link.`
        : `Email is off. Copy the link and send it to ${email} yourself.`,
    );
  });
}
