import type { Core } from "@strapi/strapi";
import { pagePaths } from "../../../content-rules/rules/page-address";
import { scheduledTypes } from "../../../lib/content";
import { teamTimeZone } from "../../../lib/team-time";
import { aboutUid, postUid, readAction, redirectUid } from "../../../lib/uids";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { publishWhenDue } from "./schedule";

let stopSchedule: (() => Promise<void>) | undefined;

/** Publishes scheduled entries, and adds custom fields for times, lengths and suggested values. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    const inputSize = { default: 6 as const, isResizable: true };
    strapi.customFields.register([
      { name: "suggested", type: "string", inputSize },
      { name: "team-time", type: "datetime", inputSize },
      { name: "length", type: "integer", inputSize },
    ]);
  },

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    if (!strapi.config.get("commandOnly", false)) {
      stopSchedule = publishWhenDue(strapi, scheduledTypes(strapi));
    }
  },

  async destroy(): Promise<void> {
    await stopSchedule?.();
  },

  routes: panelRoutes([
    ["GET", "/suggestions/pages", "suggestions.pages", panelAccess([readAction, redirectUid])],
    ["GET", "/team-time-zone", "team-time.zone", panelAccess()],
    ["GET", "/suggestions/categories", "suggestions.categories", panelAccess([readAction, postUid])],
    ["GET", "/suggestions/authors", "suggestions.authors", panelAccess([readAction, postUid])],
  ]),

  controllers: {
    "team-time": ({ strapi }: { strapi: Core.Strapi }) => ({
      async zone(ctx: Context) {
        ctx.body = { data: await teamTimeZone(strapi) };
      },
    }),
    /** Suggestions for inputs. */
    suggestions: ({ strapi }: { strapi: Core.Strapi }) => ({
      async pages(ctx: Context) {
        ctx.body = { data: await pagePaths(strapi) };
      },

      async categories(ctx: Context) {
        ctx.body = { data: sorted(await inUse(strapi, postUid, "category")) };
      },

      /** Returns team members and other authors of posts. */
      async authors(ctx: Context) {
        const names = [teamNames(strapi), inUse(strapi, postUid, "author")];
        ctx.body = { data: sorted((await Promise.all(names)).flat()) };
      },
    }),
  },
};

/** Returns the distinct values of a field, drafts included. */
async function inUse(strapi: Core.Strapi, uid: typeof postUid, field: string): Promise<string[]> {
  const table = strapi.contentType(uid).collectionName;
  const rows: Record<string, string>[] = await strapi.db
    .getConnection(table)
    .distinct(field)
    .whereNotNull(field);
  return rows.map((row) => row[field]?.trim() ?? "").filter((name) => name !== "");
}

async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const abouts: { team: { name: string }[] }[] = await strapi.db
    .query(aboutUid)
    .findMany({ populate: ["team"] });
  return abouts.flatMap(({ team }) => team.map(({ name }) => name));
}

const sorted = (names: string[]): string[] =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
