import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { readFeed } from "./feed";

type Context = Parameters<Core.ControllerHandler>[0];

/**
 * `GET /api/content-changes?since=<revision>&epoch=<epoch>`: what the site asks instead of reading everything
 * anew. Public: it names what is published, which anybody may read.
 */
export function addFeedRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "content-api",
    routes: [
      {
        method: "GET",
        path: "/content-changes",
        info: {},
        config: { auth: false },
        async handler(ctx: Context) {
          const since = parameter(ctx, "since", /^\d{1,15}$/, "a revision: a whole number");
          const epoch = parameter(ctx, "epoch", /^[\w-]{1,64}$/, "the epoch of an earlier answer");
          ctx.set("cache-control", "no-store");
          ctx.body = await readFeed(strapi, since === undefined ? undefined : Number(since), epoch);
        },
      },
    ],
  });
}

function parameter(ctx: Context, name: string, form: RegExp, allowed: string): string | undefined {
  const value: unknown = ctx.query[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !form.test(value)) {
    throw new errors.ValidationError(`${name} must be ${allowed}`);
  }
  return value;
}
