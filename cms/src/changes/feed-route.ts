import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { readChangesAction } from "../access/actions";
import { readFeed } from "./feed";

type Context = Parameters<Core.ControllerHandler>[0];

/**
 * `GET /api/content-changes?since=<revision>&epoch=<epoch>`: what the site asks instead of reading everything
 * anew. For those with an access key that allows it: numbering changes writes.
 */
export async function addFeedRoute(strapi: Core.Strapi): Promise<void> {
  await strapi.contentAPI.permissions.providers.action.register(readChangesAction, {
    uid: readChangesAction,
  });
  strapi.server.routes({
    type: "content-api",
    routes: [
      {
        method: "GET",
        path: "/content-changes",
        info: {},
        config: { auth: { scope: [readChangesAction] } },
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
