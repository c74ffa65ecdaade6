import type { StrapiApp } from "@strapi/strapi/admin";
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
  },
};
