import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { installationId } from "../../../ops/installation";
import type { Context } from "../../../strapi/routes";
import { addVersionTable, readVersions, startVersions, watchContent } from "./content-versions";
import { ensureSiteToken } from "./site-token";

/** Lets the site in, and tells it which types have changed. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addVersionTable(strapi),

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    watchContent(strapi);
    // A command beside the running service must not do the service's set-up a second time.
    if (strapi.config.get("commandOnly", false)) return;
    await startVersions(strapi);
    await ensureSiteToken(strapi, environment().contentApiToken);
  },

  routes: {
    "content-api": {
      type: "content-api",
      prefix: "",
      routes: [{ method: "GET", path: "/content-versions", handler: "versions.find" }],
    },
  },

  controllers: {
    versions: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** `GET /api/content-versions`: the site compares these instead of reading all content again. */
      async find(ctx: Context) {
        ctx.set("cache-control", "no-store");
        ctx.body = {
          versions: await readVersions(strapi),
          installation: installationId(),
          // The site cannot tell which pictures in texts are ours when they are in a bucket.
          filesUrl: environment().fileStorage?.publicUrl,
        };
      },
    }),
  },
};
