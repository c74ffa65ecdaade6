import { type Core, factories, type UID } from "@strapi/strapi";

interface Registry<Value> {
  get(uid: string): unknown;
  set(uid: string, value: Value): void;
}

/**
 * Serves content types read-only and to everyone, so that their API folders need no controller, service and router
 * files. Keeps existing controllers. Call it in `register`, before Strapi sets up routes.
 */
export function serveReadOnly(strapi: Core.Strapi, types: readonly { uid: UID.ContentType; kind: string }[]) {
  const controllers = strapi.get<Registry<unknown>>("controllers");
  const services = strapi.get<Registry<unknown>>("services");
  for (const { uid, kind } of types) {
    if (!controllers.get(uid)) controllers.set(uid, factories.createCoreController(uid));
    services.set(uid, factories.createCoreService(uid));
    const only: ("find" | "findOne")[] = kind === "singleType" ? ["find"] : ["find", "findOne"];
    const config = { find: { auth: false }, findOne: { auth: false } } as const;
    const api = strapi.api(uid.replace(/^api::|\..*$/g, ""));
    Object.assign(api, {
      routes: { ...api.routes, [uid]: factories.createCoreRouter(uid, { only, config }) },
    });
  }
}
