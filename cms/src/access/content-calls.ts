import { type Core, factories } from "@strapi/strapi";
import { contentUids } from "../content-types";

const read = { policies: ["global::drafts-need-token"] };

/**
 * Gives every content type its calls, which only read: editors write in the admin panel. Strapi would take them
 * from a controller, a service and a router file for each type, all alike.
 */
export function addContentCalls(strapi: Core.Strapi): void {
  for (const uid of contentUids) {
    const { modelName } = strapi.contentType(uid);
    strapi.get("controllers").set(uid, factories.createCoreController(uid));
    strapi.get("services").set(uid, factories.createCoreService(uid));
    const routers: Record<string, unknown> = strapi.api(modelName).routes;
    routers[modelName] = factories.createCoreRouter(uid, {
      only: ["find", "findOne"],
      config: { find: read, findOne: read },
    });
  }
}
