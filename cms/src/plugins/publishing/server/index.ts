import type { Core } from "@strapi/strapi";
import { environment } from "../../../lib/environment";
import { teamTimeZone } from "../../../lib/team-time";
import { aboutUid, postUid, readEntriesAction } from "../../../lib/uids";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { startScheduledPublishing } from "./schedule";

/** Publishes scheduled entries, and adds custom fields for choices, times, lengths and questions. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    const inputSize = { default: 6 as const, isResizable: true };
    strapi.customFields.register([
      { name: "choice", type: "string", inputSize },
      { name: "team-time", type: "datetime", inputSize },
      { name: "length", type: "integer", inputSize },
      { name: "yes-no", type: "boolean", inputSize },
    ]);
  },

  bootstrap: ({ strapi }: { strapi: Core.Strapi }): void => startScheduledPublishing(strapi),

  routes: panelRoutes([
    ["GET", "/panel-settings", "settings.find", panelAccess()],
    ["GET", "/post-choices", "choices.list", panelAccess([readEntriesAction, postUid])],
  ]),

  controllers: {
    choices: ({ strapi }: { strapi: Core.Strapi }) => ({
      /** Returns the values that fields of a post offer, by the name of the field. */
      async list(ctx: Context) {
        const posts: Record<"author" | "category", string | null>[] = await strapi.db
          .query(postUid)
          .findMany({ select: ["author", "category"] });
        const abouts: { team: { name: string | null }[] }[] = await strapi.db
          .query(aboutUid)
          .findMany({ populate: ["team"] });
        const teamNames = abouts.flatMap(({ team }) => team.map(({ name }) => name));
        ctx.body = {
          data: {
            author: sortedChoices([...teamNames, ...posts.map(({ author }) => author)]),
            category: sortedChoices(posts.map(({ category }) => category)),
          },
        };
      },
    }),
    settings: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.body = { data: { siteUrl: environment().siteUrl, timeZone: await teamTimeZone(strapi) } };
      },
    }),
  },
};

const sortedChoices = (values: (string | null)[]): string[] =>
  [...new Set(values.flatMap((value) => value?.trim() || []))].toSorted((one, other) =>
    one.localeCompare(other, "en"),
  );
