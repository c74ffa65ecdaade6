import { type Core, factories, type UID } from "@strapi/strapi";

type CoreMethods = Core.CoreAPI.Controller.Base;

interface Registry<Value> {
  get(uid: string): unknown;
  set(uid: string, value: Value): void;
}

/**
 * Serves content types read-only, so that their API folders need no controller, service and router files. Keeps
 * existing controllers. Call it in `register`, before Strapi sets up routes.
 */
export function serveReadOnly(strapi: Core.Strapi, types: readonly { uid: UID.ContentType; kind: string }[]) {
  const controllers = strapi.get<Registry<unknown>>("controllers");
  const services = strapi.get<Registry<unknown>>("services");
  for (const { uid, kind } of types) {
    if (!controllers.get(uid)) controllers.set(uid, factories.createCoreController(uid));
    services.set(uid, factories.createCoreService(uid));
    const only: ("find" | "findOne")[] = kind === "singleType" ? ["find"] : ["find", "findOne"];
    const api = strapi.api(uid.replace(/^api::|\..*$/g, ""));
    Object.assign(api, { routes: { ...api.routes, [uid]: factories.createCoreRouter(uid, { only }) } });
  }
}

const hasCoreMethods = (controller: Partial<CoreMethods>): controller is CoreMethods =>
  controller.validateQuery !== undefined &&
  controller.validateInput !== undefined &&
  controller.sanitizeInput !== undefined &&
  controller.sanitizeOutput !== undefined &&
  controller.transformResponse !== undefined;

/** Returns the core methods of an API controller, which Strapi types as optional. Throws if one is missing. */
export function requireCoreMethods(controller: Partial<CoreMethods>): CoreMethods {
  if (!hasCoreMethods(controller))
    throw new Error("Strapi's controllers no longer have the expected methods");
  return controller;
}
