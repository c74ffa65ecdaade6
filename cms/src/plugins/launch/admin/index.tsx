import { Badge } from "@strapi/design-system";
import { BulletList } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import type { ReactNode } from "react";
import { publishEntriesAction, settingsUid } from "../../../lib/uids";
import { formatColumns, type Row } from "../../../strapi/panel/content-manager";

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

/** Marks sample entries in a list. */
function sampleCell({ isSample }: Row): ReactNode {
  if (isSample !== true) return null;
  // Strapi's own badge color for warnings has too little contrast.
  return (
    <Badge backgroundColor="warning200" textColor="neutral800">
      Sample
    </Badge>
  );
}
