import type { Core } from "@strapi/strapi";
import { panelAccess } from "../../../strapi-internals/routes";
import { readableLists } from "./lists";
import { changeOrder, orderedEntries, placeNewEntriesLast } from "./order";

type Context = Parameters<Core.ControllerHandler>[0];

/** Where the entries of each list appear on the site, and in which order. */
export default {
  bootstrap: ({ strapi }: { strapi: Core.Strapi }): void => placeNewEntriesLast(strapi),

  routes: {
    panel: {
      type: "admin",
      prefix: "/content-lists",
      routes: [
        { method: "GET", path: "/", handler: "lists.find", config: panelAccess() },
        { method: "GET", path: "/:uid/order", handler: "lists.findOrder", config: panelAccess() },
        { method: "PUT", path: "/:uid/order", handler: "lists.changeOrder", config: panelAccess() },
      ],
    },
  },

  controllers: {
    lists: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.body = { data: readableLists(strapi, ctx.state.userAbility) };
      },

      async findOrder(ctx: Context) {
        ctx.body = { data: await orderedEntries(strapi, ctx.params.uid, ctx.state.userAbility) };
      },

      async changeOrder(ctx: Context) {
        const body = (ctx.request as { body?: unknown }).body;
        ctx.body = { data: await changeOrder(strapi, ctx.params.uid, ctx.state.userAbility, body) };
      },
    }),
  },
};
