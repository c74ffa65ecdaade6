import type { Core } from "@strapi/strapi";
import { contentTypes, hasField, personUid, postUid, redirectUid } from "../../../content";
import { readAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { teamTimeZone } from "../../../team-time";
import { askForDescriptions } from "./described-pictures";
import { completeEpisodes } from "./new-episodes";
import { checkPageAddresses } from "./page-addresses";
import { pagePaths } from "./page-paths";
import { previewController } from "./preview";
import { keepPublicationDate } from "./publication-date";
import { keepPublishAt } from "./publish-at";
import { checkRedirects } from "./redirects";
import { redirectRenamedEntries } from "./renamed-entries";
import { publishWhenDue } from "./schedule";
import { makeSlugs } from "./slug";
import { refuseStaleForms } from "./stale-form";

let stopSchedule: (() => Promise<void>) | undefined;

/** What happens to an entry between the editor's click and the page. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    const inputSize = { default: 6 as const, isResizable: true };
    strapi.customFields.register([
      // Texts for which the panel suggests what there is already.
      { name: "author", type: "string", inputSize },
      { name: "category", type: "string", inputSize },
      { name: "page-address", type: "string", inputSize },
      { name: "publish-time", type: "datetime", inputSize },
      { name: "length", type: "integer", inputSize },
    ]);
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    const scheduled = contentTypes(strapi)
      .filter((type) => hasField(type, "publishAt") && hasField(type, "publicationDate"))
      .map(({ uid }) => uid);
    keepPublicationDate(strapi, scheduled);
    refuseStaleForms(strapi);
    keepPublishAt(strapi, scheduled);
    askForDescriptions(strapi);
    makeSlugs(strapi);
    completeEpisodes(strapi);
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
    pages: {
      type: "admin",
      prefix: "/site-pages",
      routes: [
        { method: "GET", path: "/", handler: "pages.find", config: panelAccess([readAction, redirectUid]) },
      ],
    },
    "team-time": {
      type: "admin",
      prefix: "/team-time-zone",
      routes: [{ method: "GET", path: "/", handler: "team-time.zone", config: panelAccess() }],
    },
    names: {
      type: "admin",
      prefix: "/post-names",
      routes: [
        {
          method: "GET",
          path: "/category",
          handler: "names.categories",
          config: panelAccess([readAction, postUid]),
        },
        {
          method: "GET",
          path: "/author",
          handler: "names.authors",
          config: panelAccess([readAction, postUid]),
        },
      ],
    },
  },

  controllers: {
    preview: previewController,
    pages: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /site-pages`: the paths of the pages that an address can lead to, for the panel to suggest. */
      async find(ctx: Parameters<Core.ControllerHandler>[0]) {
        ctx.body = { data: await pagePaths(strapi) };
      },
    }),
    "team-time": ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /team-time-zone`: in which the panel shows and takes times. */
      async zone(ctx: Parameters<Core.ControllerHandler>[0]) {
        ctx.body = { data: await teamTimeZone(strapi) };
      },
    }),
    names: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /post-names/category`: what posts have already, drafts included, for the panel to suggest. */
      async categories(ctx: Parameters<Core.ControllerHandler>[0]) {
        ctx.body = { data: sorted(await inUse(strapi, postUid, "category")) };
      },

      /** `GET /post-names/author`: the people of the team, and who else has written. */
      async authors(ctx: Parameters<Core.ControllerHandler>[0]) {
        const names = [inUse(strapi, personUid, "name"), inUse(strapi, postUid, "author")];
        ctx.body = { data: sorted((await Promise.all(names)).flat()) };
      },
    }),
  },
};

/** What a field holds in all entries, drafts included. */
async function inUse(strapi: Core.Strapi, uid: typeof postUid | typeof personUid, field: string) {
  const table = strapi.contentType(uid).collectionName;
  const rows: Record<string, string>[] = await strapi.db
    .getConnection(table)
    .distinct(field)
    .whereNotNull(field);
  return rows.map((row) => row[field]?.trim() ?? "").filter((name) => name !== "");
}

const sorted = (names: string[]): string[] =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
