import type { Core } from "@strapi/strapi";
import { teamTimeZone } from "../../../lib/team-time";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { choiceController, choiceRoutes } from "./choices";
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

  routes: panelRoutes([["GET", "/team-time-zone", "team-time.zone", panelAccess()], ...choiceRoutes]),

  controllers: {
    choices: choiceController,
    "team-time": ({ strapi }: { strapi: Core.Strapi }) => ({
      async zone(ctx: Context) {
        ctx.body = { data: await teamTimeZone(strapi) };
      },
    }),
  },
};
