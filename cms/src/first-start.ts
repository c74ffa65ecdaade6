import type { Core } from "@strapi/strapi";

/**
 * Does something once in the life of a database, and again only if it did not get through. For defaults that
 * people may change afterwards.
 */
export async function onFirstStart(
  strapi: Core.Strapi,
  name: string,
  task: () => Promise<void>,
): Promise<void> {
  const marker = strapi.store({ type: "api", name: "first-start", key: name });
  if (await marker.get({})) return;
  await task();
  await marker.set({ value: new Date().toISOString() });
}
