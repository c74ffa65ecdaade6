import { Mail } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";
import { readAction, settingsUid } from "../../../lib/uids";
import { pagePath } from "../lead-filters";
import { readLead } from "../uids";

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: pagePath.slice(1),
      icon: Mail,
      intlLabel: { id: "lead-inbox.title", defaultMessage: "Inquiries" },
      permissions: [readLead],
      Component: () => import("./inquiries-page"),
      position: 1,
    });
    registerWidgets(app);
  },
};

/** Strapi's widgets that are of use only to somebody who reads content. */
const contentWidgets = ["last-edited-entries", "last-published-entries"];
const readContent = { action: readAction, subject: settingsUid };

function registerWidgets(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      id: "inquiries",
      icon: Mail,
      title: { id: "lead-inbox.numbers", defaultMessage: "Inquiries" },
      link: { label: { id: "lead-inbox.open", defaultMessage: "All inquiries" }, href: pagePath },
      component: async () => (await import("./home-widgets")).LeadNumbers,
      permissions: [readLead],
    },
    {
      id: "inquiry-sources",
      icon: Mail,
      title: { id: "lead-inbox.sources", defaultMessage: "Inquiries of the last eight weeks" },
      component: async () => (await import("./home-widgets")).LeadSources,
      permissions: [readLead],
    },
    ...others.map((widget) =>
      contentWidgets.includes(widget.id) ? { ...widget, permissions: [readContent] } : widget,
    ),
  ]);
}
