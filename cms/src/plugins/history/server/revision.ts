import type { Core } from "@strapi/strapi";
import type { Fields } from "../../../lib/values";
import { addTable } from "../../../strapi/tables";

const revisionUid = "api::history.revision";

/** `original`: an entry before its first recorded change. `refused`: input from an outdated form. */
export const actionLabels = {
  original: "Before the first change",
  save: "Saved",
  schedule: "Scheduled",
  publish: "Published",
  unpublish: "Unpublished",
  discard: "Changes discarded",
  delete: "Deleted",
  restore: "Restored",
  refused: "Not saved: someone else had changed it",
};
export type Action = keyof typeof actionLabels;

export interface Revision {
  id: number;
  /** UID of the entry's type. */
  type: string;
  /** Document ID of the entry. */
  entry: string;
  /** Title of the entry. */
  name: string;
  action: Action;
  at: string;
  /** Name of the user; empty if there is none, as for the schedule. */
  by: string;
  /** User ID of the entry's creator: some roles see only their own entries. */
  creator: number | null;
  /** The same for all changes of one request, and for all refused saves of one opened form. */
  request: string;
  /** The draft after the change; for `delete`, before it; for `refused`, with the refused input. */
  data: Fields;
  /** The published version before an unpublish or delete; null for other actions. */
  published: Fields | null;
}

const contentColumns = { data: "json", published: "json" } as const;
const summaryColumns = {
  type: "string",
  entry: "string",
  name: "string",
  action: "string",
  at: "datetime",
  by: "string",
  creator: "integer",
  request: "string",
} as const;

/** Adds a table with one row per revision. */
export const addRevisionTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: revisionUid,
    name: "history_revision",
    columns: { ...summaryColumns, ...contentColumns },
    indexes: [
      { name: "history_revisions_entry_idx", columns: ["entry"] },
      { name: "history_revisions_at_idx", columns: ["at"] },
    ],
  });

export const revisionQuery = (strapi: Core.Strapi) => strapi.db.query(revisionUid);

/** A revision without the entry's content, which may be large. */
export type RevisionSummary = Omit<Revision, keyof typeof contentColumns>;
export const summaryFields = ["id", ...Object.keys(summaryColumns)];

/** Returns the newest revision; with `beforeId`, the newest with a smaller ID that is not a refused save. */
export const findNewestRevision = (
  strapi: Core.Strapi,
  type: string,
  entry: string,
  beforeId?: number,
): Promise<Revision | null> =>
  revisionQuery(strapi).findOne({
    where: {
      type,
      entry,
      ...(beforeId !== undefined && { id: { $lt: beforeId }, action: { $ne: "refused" } }),
    },
    orderBy: { id: "desc" },
  });
