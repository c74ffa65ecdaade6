import { BulletList } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { formatColumns } from "../../../strapi/panel/content-manager";
import { publishAction, settingsUid } from "../../../uids";
import { sampleCell } from "./sample-cell";

const permissions = [{ action: publishAction, subject: settingsUid }];

const title = { id: "checklist.title", defaultMessage: "Before you go live" };
const href = "/sponsor-checklist";

export default {
  register(app: StrapiApp): void {
    app.widgets.register((others) => [
      {
        id: "sponsor-checklist",
        icon: BulletList,
        title,
        link: { label: { id: "checklist.open", defaultMessage: "Open the list" }, href },
        component: async () => (await import("./checklist-widget")).default,
        permissions,
      },
      ...others,
    ]);
    app.addMenuLink({
      to: href,
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
