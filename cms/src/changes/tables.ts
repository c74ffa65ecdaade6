import type { Core } from "@strapi/strapi";

/** One row: how far the numbering has come, and of which database. */
export const headUid = "api::content-change.head";

/** Changes as they were committed, waiting for their number. */
export const pendingUid = "api::content-change.pending";

/** The newest change of each entry, by its number. */
export const changeUid = "api::content-change.change";

// Made anew for each column: Strapi writes into them.
const id = () => ({ type: "increments" });
const text = () => ({ type: "string" });
const number = () => ({ type: "integer" });
const entry = () => ({ type: text(), documentId: text(), slug: text() });

const tables = [
  {
    uid: headUid,
    singularName: "content_change_head",
    tableName: "content_change_heads",
    attributes: { id: id(), epoch: text(), revision: number(), numberedAt: { type: "datetime" } },
  },
  {
    uid: pendingUid,
    singularName: "pending_content_change",
    tableName: "pending_content_changes",
    attributes: { id: id(), ...entry() },
  },
  {
    uid: changeUid,
    singularName: "content_change",
    tableName: "content_changes",
    attributes: { id: id(), revision: number(), ...entry() },
    indexes: [
      { name: "content_changes_revision_idx", columns: ["revision"] },
      { name: "content_changes_document_idx", columns: ["document_id"] },
    ],
  },
];

interface Models {
  add(model: object): void;
}

/** Tables of their own and not content types, which would bring versions, permissions and screens along. */
export function addChangeTables(strapi: Core.Strapi): void {
  const models = strapi.get<Models>("models");
  for (const table of tables) models.add(table);
}
