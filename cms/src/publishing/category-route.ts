import type { Core } from "@strapi/strapi";
import { readAction } from "../access/lead-actions";
import { postUid } from "../content-types";
import { panelRoute } from "../panel/panel-route";

/** `GET /post-categories`: the names that posts have already, drafts included, for the panel to suggest. */
export function addCategoryRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/post-categories",
    routes: [
      panelRoute("GET", "/", [readAction, postUid], async (ctx) => {
        ctx.body = { data: await categoriesInUse(strapi) };
      }),
    ],
  });
}

async function categoriesInUse(strapi: Core.Strapi): Promise<string[]> {
  const { collectionName } = strapi.contentType(postUid);
  const rows: { category: string }[] = await strapi.db
    .getConnection(collectionName)
    .distinct("category")
    .whereNotNull("category");
  return rows
    .map(({ category }) => category)
    .filter((category) => category.trim() !== "")
    .toSorted((one, other) => one.localeCompare(other, "en"));
}
