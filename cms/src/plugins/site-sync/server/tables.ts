import type { Core } from "@strapi/strapi";

/** One row: how far the numbering has come, and of which database. */
export const headUid = "api::content-change.head";

/** Changes as they were committed, waiting for their number. */
export const pendingUid = "api::content-change.pending";

/** The newest change of each entry, by its number. */
export const changeUid = "api::content-change.change";

// Functions, because Strapi writes into what it is given.
const id = () => ({ type: "increments" });
const text = () => ({ type: "string" });
const integer = () => ({ type: "integer" });
const entry = () => ({ id: id(), type: text(), documentId: text(), slug: text() });

/** Plain tables: content types would bring versions, permissions and screens along. */
export function addFeedTables(strapi: Core.Strapi): void {
  const models = strapi.get<{ add(model: object): void }>("models");
  models.add({
    uid: headUid,
    singularName: "content_change_head",
    tableName: "content_change_heads",
    attributes: { id: id(), epoch: text(), revision: integer(), numberedAt: { type: "datetime" } },
  });
  models.add({
    uid: pendingUid,
    singularName: "pending_content_change",
    tableName: "pending_content_changes",
    attributes: entry(),
  });
  models.add({
    uid: changeUid,
    singularName: "content_change",
    tableName: "content_changes",
    attributes: { ...entry(), revision: integer() },
    indexes: [
      { name: "content_changes_revision_idx", columns: ["revision"] },
      { name: "content_changes_document_idx", columns: ["document_id"] },
    ],
  });
}
