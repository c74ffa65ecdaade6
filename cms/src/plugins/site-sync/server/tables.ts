import type { Core } from "@strapi/strapi";
import { addTable } from "../../../strapi-internals/tables";

/** One row: how far the numbering has come, and of which database. */
export const headUid = "api::content-change.head";

/** Changes as they were committed, waiting for their number. */
export const pendingUid = "api::content-change.pending";

/** The newest change of each entry, by its number. */
export const changeUid = "api::content-change.change";

const entry = { type: "string", documentId: "string", slug: "string" } as const;

export function addFeedTables(strapi: Core.Strapi): void {
  addTable(strapi, {
    uid: headUid,
    name: "content_change_head",
    columns: { epoch: "string", revision: "integer", numberedAt: "datetime" },
  });
  addTable(strapi, { uid: pendingUid, name: "pending_content_change", columns: entry });
  addTable(strapi, {
    uid: changeUid,
    name: "content_change",
    columns: { ...entry, revision: "integer" },
    indexes: [
      { name: "content_changes_revision_idx", columns: ["revision"] },
      { name: "content_changes_document_idx", columns: ["document_id"] },
    ],
  });
}
