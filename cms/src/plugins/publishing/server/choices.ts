import type { Core } from "@strapi/strapi";
import { pagePaths } from "../../../content-rules/rules/page-address";
import { aboutUid, postUid, readAction, redirectUid } from "../../../lib/uids";
import { type Context, panelAccess, type panelRoutes } from "../../../strapi/routes";

/** Functions that return the values that a field offers, by the name of the field. */
const choices = {
  author: async (strapi: Core.Strapi) => [...(await teamNames(strapi)), ...(await inPosts(strapi, "author"))],
  category: (strapi: Core.Strapi) => inPosts(strapi, "category"),
  to: pagePaths,
};

async function inPosts(strapi: Core.Strapi, field: "author" | "category"): Promise<string[]> {
  const posts: Record<string, string | null>[] = await strapi.db.query(postUid).findMany({ select: [field] });
  return posts.map((post) => post[field]?.trim() ?? "");
}

async function teamNames(strapi: Core.Strapi): Promise<string[]> {
  const abouts: { team: { name: string | null }[] }[] = await strapi.db
    .query(aboutUid)
    .findMany({ populate: ["team"] });
  return abouts.flatMap(({ team }) => team.map(({ name }) => name ?? ""));
}

export const choiceRoutes: Parameters<typeof panelRoutes>[0] = [
  ["GET", "/choices/author", "choices.author", panelAccess([readAction, postUid])],
  ["GET", "/choices/category", "choices.category", panelAccess([readAction, postUid])],
  ["GET", "/choices/to", "choices.to", panelAccess([readAction, redirectUid])],
];

export const choiceController = ({ strapi }: { strapi: Core.Strapi }) =>
  Object.fromEntries(
    Object.entries(choices).map(([field, find]) => [
      field,
      async (ctx: Context) => {
        const values = new Set((await find(strapi)).filter((value) => value !== ""));
        ctx.body = { data: [...values].toSorted((one, other) => one.localeCompare(other, "en")) };
      },
    ]),
  );
