import { BulletList } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { publishEntriesAction, settingsUid } from "../../../lib/uids";
import { formatColumns } from "../../../strapi/panel/content-manager";
import { sampleCell } from "./sample-cell";

const permissions = [{ action: publishEntriesAction, subject: settingsUid }];

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: "launch",
      icon: BulletList,
      intlLabel: { id: "checklist.title", defaultMessage: "Before you go live" },
      permissions,
      Component: () => import("./checklist-page"),
    });
  },
  bootstrap(app: StrapiApp): void {
    formatColumns(app, { isSample: sampleCell });
  },
};
