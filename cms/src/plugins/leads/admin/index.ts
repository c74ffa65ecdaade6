import { Mail } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { inquiriesPath } from "../filters";
import { leadsPermission } from "../uids";

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: inquiriesPath.slice(1),
      icon: Mail,
      intlLabel: { id: "leads.title", defaultMessage: "Inquiries" },
      permissions: [leadsPermission],
      Component: () => import("./inquiries-page"),
      position: 1,
    });
    app.widgets.register((others) => [
      {
        id: "inquiries",
        icon: Mail,
        title: { id: "leads.counts", defaultMessage: "Inquiries" },
        link: { label: { id: "leads.open", defaultMessage: "All inquiries" }, href: inquiriesPath },
        component: async () => (await import("./home-widget")).LeadCounts,
        permissions: [leadsPermission],
      },
      ...others,
    ]);
  },
};
