import { BulletList } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { publishEntriesAction, settingsUid } from "../../../lib/uids";
import { formatColumns } from "../../../strapi/panel/content-manager";
import { sampleCell } from "./sample-cell";

const permissions = [{ action: publishEntriesAction, subject: settingsUid }];

const title = { id: "checklist.title", defaultMessage: "Before you go live" };
const path = "launch";

export default {
  register(app: StrapiApp): void {
    app.widgets.register((others) => [
      {
        id: "launch",
        icon: BulletList,
        title,
        link: { label: { id: "checklist.open", defaultMessage: "Open the list" }, href: `/${path}` },
        component: async () => (await import("./checklist-widget")).default,
        permissions,
      },
      ...others,
    ]);
    app.addMenuLink({
      to: path,
      icon: BulletList,
      intlLabel: title,
      permissions,
      Component: () => import("./checklist-page"),
    });
  },
  bootstrap(app: StrapiApp): void {
    formatColumns(app, { isSample: sampleCell });
  },
};
