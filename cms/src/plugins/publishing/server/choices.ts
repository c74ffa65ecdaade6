import type { Core } from "@strapi/strapi";
import { findPagePaths } from "../../../content-rules/rules/page-address";
import { aboutUid, postUid, readEntriesAction, redirectUid } from "../../../lib/uids";
import { type Context, panelAccess, type panelRoutes } from "../../../strapi/routes";

/** Functions that return the values that a field offers, by the name of the field. */
const choiceFinders = {
  author: async (strapi: Core.Strapi) => [
    ...(await teamNames(strapi)),
    ...(await postValues(strapi, "author")),
  ],
  category: (strapi: Core.Strapi) => postValues(strapi, "category"),
  to: findPagePaths,
};

async function postValues(strapi: Core.Strapi, field: "author" | "category"): Promise<string[]> {
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
  ["GET", "/choices/author", "choices.author", panelAccess([readEntriesAction, postUid])],
  ["GET", "/choices/category", "choices.category", panelAccess([readEntriesAction, postUid])],
  ["GET", "/choices/to", "choices.to", panelAccess([readEntriesAction, redirectUid])],
];

export const choiceController = ({ strapi }: { strapi: Core.Strapi }) =>
  Object.fromEntries(
    Object.entries(choiceFinders).map(([field, findChoices]) => [
      field,
      async (ctx: Context) => {
        const values = new Set((await findChoices(strapi)).filter((value) => value !== ""));
        ctx.body = { data: [...values].toSorted((one, other) => one.localeCompare(other, "en")) };
      },
    ]),
  );
