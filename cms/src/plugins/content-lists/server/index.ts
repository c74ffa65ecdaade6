import type { Core } from "@strapi/strapi";
import { type Context, panelAccess, panelRoutes } from "../../../strapi-internals/routes";
import { readableLists } from "./lists";
import { changeOrder, orderedEntries } from "./order";

/** Where the entries of each list appear on the site, and in which order. */
export default {
  routes: panelRoutes([
    ["GET", "/content-lists", "lists.find", panelAccess()],
    ["GET", "/content-lists/:uid/order", "lists.findOrder", panelAccess()],
    ["PUT", "/content-lists/:uid/order", "lists.changeOrder", panelAccess()],
  ]),

  controllers: {
    lists: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.body = { data: readableLists(strapi, ctx.state.userAbility) };
      },

      async findOrder(ctx: Context) {
        ctx.body = { data: await orderedEntries(strapi, ctx.params.uid, ctx.state.userAbility) };
      },

      async changeOrder(ctx: Context) {
        ctx.body = { data: await changeOrder(strapi, ctx.params.uid, ctx.state.userAbility, ctx.request) };
      },
    }),
  },
};
