import type { Core } from "@strapi/strapi";

interface Table {
  uid: string;
  /** Name in the singular. The table is named with an added s. */
  name: string;
  columns: Record<string, "datetime" | "integer" | "json" | "string" | "text">;
  indexes?: { name: string; columns: string[]; type?: "unique" }[];
}

/** Adds a database table with an `id`, but without the versions, permissions and screens of a content type. */
export function addTable(strapi: Core.Strapi, { columns, indexes, name, uid }: Table): void {
  const attributes = Object.entries({ id: "increments", ...columns }).map(([column, type]) => [
    column,
    { type },
  ]);
  strapi.get<{ add(model: object): void }>("models").add({
    uid,
    singularName: name,
    tableName: `${name}s`,
    attributes: Object.fromEntries(attributes),
    indexes,
  });
}
