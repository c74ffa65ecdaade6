import type { Core } from "@strapi/strapi";

/**
 * Fails a query at once from now on when no connection to the database can be made. Until then the pool tries again for
 * up to a minute (config/database.ts), so that a slow database does not end the start.
 */
export function failWithoutDatabase(strapi: Core.Strapi): void {
  strapi.db.connection.client.pool.propagateCreateError = true;
}
