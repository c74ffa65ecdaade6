import type { Core } from "@strapi/strapi";

interface Table {
  uid: string;
  /** In the singular; the database has it with an s. */
  name: string;
  columns: Record<string, "datetime" | "integer" | "json" | "string" | "text">;
  indexes?: { name: string; columns: string[]; type?: "unique" }[];
}

/** A plain table with an `id`: a content type would bring versions, permissions and screens along. */
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
