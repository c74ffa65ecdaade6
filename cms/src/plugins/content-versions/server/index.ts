import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { isCommand } from "../../../lib/repeat";
import { installationId } from "../../../ops/installation";
import { type Context, siteAccess } from "../../../strapi/routes";
import { addVersionTable, createMissingVersions, readVersions, watchContent } from "./versions";

/** Gives each content type versions, so that sites read only types that changed, and calls the sites' webhooks. */
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
      /** Handler of `GET /api/content-versions`, which the site polls. */
      async find(ctx: Context) {
        ctx.set("cache-control", "no-store");
        ctx.body = {
          versions: await readVersions(strapi),
          installation: installationId(),
          // URL of the bucket, if there is one: by it, the site recognizes this service's pictures in a post's text.
          filesUrl: environment().fileStorage?.filesUrl,
        };
      },
    }),
  },
};
