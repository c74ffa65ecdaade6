import type { Core } from "@strapi/strapi";
import { contentTypes, hasField, postUid } from "../../../content";
import { readAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { teamTimeZone } from "../../../team-time";
import { previewController } from "./preview";
import { keepPublicationDate } from "./publication-date";
import { keepPublishAt } from "./publish-at";
import { checkRedirects } from "./redirects";
import { redirectRenamedPosts } from "./renamed-posts";
import { publishWhenDue } from "./schedule";
import { makeSlugs } from "./slug";
import { refuseStaleForms } from "./stale-form";

let stopSchedule: (() => Promise<void>) | undefined;

/** What happens to an entry between the editor's click and the page. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    const inputSize = { default: 6 as const, isResizable: true };
    strapi.customFields.register([
      // A text for which the panel suggests the categories that posts have already.
      { name: "category", type: "string", inputSize },
      { name: "publish-time", type: "datetime", inputSize },
    ]);
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    const scheduled = contentTypes(strapi)
      .filter((type) => hasField(type, "publishAt") && hasField(type, "publicationDate"))
      .map(({ uid }) => uid);
    keepPublicationDate(strapi, scheduled);
    refuseStaleForms(strapi);
    keepPublishAt(strapi, scheduled);
    makeSlugs(strapi);
    redirectRenamedPosts(strapi);
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
    "team-time": {
      type: "admin",
      prefix: "/team-time-zone",
      routes: [{ method: "GET", path: "/", handler: "team-time.zone", config: panelAccess() }],
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
    "team-time": ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /team-time-zone`: in which the panel shows and takes times. */
      async zone(ctx: Parameters<Core.ControllerHandler>[0]) {
        ctx.body = { data: await teamTimeZone(strapi) };
      },
    }),
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
