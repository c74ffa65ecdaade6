import { Lightning } from "@strapi/icons";
import type { StrapiApp } from "@strapi/strapi/admin";

export default {
  register(app: StrapiApp): void {
    app.addMenuLink({
      to: "/visitor-vitals",
      icon: Lightning,
      intlLabel: { id: "visitor-vitals.title", defaultMessage: "Speed for visitors" },
      permissions: [],
      Component: () => import("./vitals-page"),
    });
  },
};
