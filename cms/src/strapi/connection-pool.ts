import type { Core } from "@strapi/strapi";

/** The pool of connections to the database (tarn, below knex). */
export const connectionPool = (strapi: Core.Strapi) => strapi.db.connection.client.pool;

/**
 * Fails a query at once from now on when no connection to the database can be made. Until then the pool tries again for
 * up to a minute (config/database.ts), so that a slow database does not end the start.
 */
export function failWithoutDatabase(strapi: Core.Strapi): void {
  connectionPool(strapi).propagateCreateError = true;
}
