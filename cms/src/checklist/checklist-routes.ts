import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { namedWithAddress } from "../leads/team";
import { type PanelContext, panelRoute } from "../panel/panel-route";
import { settleItem, sponsorChecklist } from "./checklist";
import { checklistItems } from "./checklist-items";

/** Whoever may publish the site settings answers for what the site says. */
const permission: [string, string] = [
  "plugin::content-manager.explorer.publish",
  "api::site-setting.site-setting",
];

/** What the panel's first page asks for the list of what is still to be supplied. */
export function addChecklistRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/sponsor-checklist",
    routes: [
      panelRoute("GET", "/", permission, async (ctx) => {
        ctx.body = { data: await sponsorChecklist(strapi) };
      }),
      panelRoute("POST", "/settled", permission, async (ctx) => {
        const { id, isSettled } = askedIn(ctx);
        await settleItem(strapi, id, isSettled, namedWithAddress(ctx.state.user));
        ctx.body = { data: await sponsorChecklist(strapi) };
      }),
    ],
  });
}

function askedIn(ctx: PanelContext): { id: string; isSettled: boolean } {
  const { body } = ctx.request as { body?: unknown };
  const { id, isSettled } = { id: undefined, isSettled: undefined, ...(isObject(body) ? body : {}) };
  const item = checklistItems.find((candidate) => candidate.id === id);
  if (!item || typeof isSettled !== "boolean") {
    throw new errors.ValidationError("id must name an item of the list, and isSettled be true or false");
  }
  return { id: item.id, isSettled };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
