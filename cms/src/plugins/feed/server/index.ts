import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { isCommand } from "../../../lib/repeat";
import { installationId } from "../../../ops/installation";
import { type Context, siteAccess } from "../../../strapi/routes";
import { addVersionTable, createMissingVersions, readVersions, watchContent } from "./content-versions";

/** Tells the site which types have changed. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addVersionTable(strapi),

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    watchContent(strapi);
    if (!isCommand(strapi)) await createMissingVersions(strapi);
  },

  routes: {
    "content-api": {
      type: "content-api",
      prefix: "",
      routes: [{ method: "GET", path: "/content-versions", handler: "versions.find", config: siteAccess }],
    },
  },

  controllers: {
    versions: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /api/content-versions`: the site compares versions and reads only the types that changed. */
      async find(ctx: Context) {
        ctx.set("cache-control", "no-store");
        ctx.body = {
          versions: await readVersions(strapi),
          installation: installationId(),
          // The site recognizes pictures of this service in a post's text by their URL, which may be that of a bucket.
          filesUrl: environment().fileStorage?.filesUrl,
        };
      },
    }),
  },
};
