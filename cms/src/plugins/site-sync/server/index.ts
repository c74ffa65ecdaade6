import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { environment } from "../../../environment";
import { installationId } from "../../../installation/installation";
import type { Context } from "../../../strapi-internals/routes";
import { readFeed, startFeed } from "./feed";
import { ensureSiteToken } from "./site-token";
import { addFeedTables } from "./tables";
import { watchContent } from "./watch";

/** Tells the site what has changed, and lets it in. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addFeedTables(strapi),

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    watchContent(strapi);
    // A command beside the running service must not do the service's set-up a second time.
    if (strapi.config.get("commandOnly", false)) return;
    await startFeed(strapi);
    await ensureSiteToken(strapi, environment().contentApiToken);
  },

  routes: {
    "content-api": {
      type: "content-api",
      prefix: "",
      routes: [{ method: "GET", path: "/content-changes", handler: "feed.find" }],
    },
  },

  controllers: {
    feed: ({ strapi }: { strapi: Core.Strapi }) => ({
      /**
       * `GET /api/content-changes?since=<revision>&epoch=<epoch>`: what the site asks instead of reading everything
       * again. For the site's access key alone, because numbering changes writes.
       */
      async find(ctx: Context) {
        const since = parameter(ctx, "since", /^\d{1,15}$/, "a revision: a whole number");
        const epoch = parameter(ctx, "epoch", /^[\w-]{1,64}$/, "the epoch of an earlier answer");
        ctx.set("cache-control", "no-store");
        const feed = await readFeed(strapi, since === undefined ? undefined : Number(since), epoch);
        // Of pictures in texts the site cannot tell which are ours when they lie in a bucket.
        ctx.body = {
          ...feed,
          installation: installationId(),
          filesUrl: environment().fileStorage?.publicUrl,
        };
      },
    }),
  },
};

function parameter(ctx: Context, name: string, form: RegExp, allowed: string): string | undefined {
  const value: unknown = ctx.query[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !form.test(value)) {
    throw new errors.ValidationError(`${name} must be ${allowed}`);
  }
  return value;
}
