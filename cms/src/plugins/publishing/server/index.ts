import type { Core } from "@strapi/strapi";
import { contentTypes, hasField, postUid } from "../../../content";
import { readAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { checkPageAddresses } from "./page-addresses";
import { previewController } from "./preview";
import { keepPublicationDate } from "./publication-date";
import { keepPublishAt } from "./publish-at";
import { checkRedirects } from "./redirects";
import { redirectRenamedEntries } from "./renamed-entries";
import { publishWhenDue } from "./schedule";
import { makeSlugs } from "./slug";

let stopSchedule: (() => Promise<void>) | undefined;

/** What happens to an entry between the editor's click and the page. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    // A text for which the panel suggests the categories that posts have already.
    strapi.customFields.register({
      name: "category",
      type: "string",
      inputSize: { default: 6, isResizable: true },
    });
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    const scheduled = contentTypes(strapi)
      .filter((type) => hasField(type, "publishAt") && hasField(type, "publicationDate"))
      .map(({ uid }) => uid);
    keepPublicationDate(strapi, scheduled);
    keepPublishAt(strapi, scheduled);
    makeSlugs(strapi);
    checkPageAddresses(strapi);
    redirectRenamedEntries(strapi);
    checkRedirects(strapi);
    if (!strapi.config.get("commandOnly", false)) stopSchedule = publishWhenDue(strapi, scheduled);
  },

  async destroy(): Promise<void> {
    await stopSchedule?.();
  },

  routes: {
    preview: {
      type: "admin",
      prefix: "/site-preview",
      routes: [{ method: "GET", path: "/link", handler: "preview.link", config: panelAccess() }],
    },
    categories: {
      type: "admin",
      prefix: "/post-categories",
      routes: [
        { method: "GET", path: "/", handler: "categories.find", config: panelAccess([readAction, postUid]) },
      ],
    },
  },

  controllers: {
    preview: previewController,
    categories: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /post-categories`: the names that posts have already, drafts included, for the panel to suggest. */
      async find(ctx: Parameters<Core.ControllerHandler>[0]) {
        const rows: { category: string }[] = await strapi.db
          .getConnection(strapi.contentType(postUid).collectionName)
          .distinct("category")
          .whereNotNull("category");
        const names = rows.map(({ category }) => category).filter((category) => category.trim() !== "");
        ctx.body = { data: names.toSorted((one, other) => one.localeCompare(other, "en")) };
      },
    }),
  },
};
