import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import { addTable } from "../../../strapi-internals/tables";
import { noteUid } from "../uids";

export interface Note {
  id: number;
  lead: string;
  /** Name of who wrote it. */
  author: string;
  /** ISO 8601. */
  writtenAt: string;
  text: string;
}

/** Not a content type: a note is read with its lead. */
export const addNoteTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: noteUid,
    name: "lead_note",
    columns: { lead: "string", author: "string", writtenAt: "datetime", text: "text" },
    indexes: [{ name: "lead_notes_lead_idx", columns: ["lead"] }],
  });

/** Newest first. */
export const notesOf = (strapi: Core.Strapi, lead: string): Promise<Note[]> =>
  strapi.db.query(noteUid).findMany({ where: { lead }, orderBy: { id: "desc" } });

/** The notes of several leads, oldest first, by the lead's document id. */
export async function notesByLead(strapi: Core.Strapi, leads: string[]): Promise<Map<string, Note[]>> {
  const notes: Note[] = await strapi.db
    .query(noteUid)
    .findMany({ where: { lead: { $in: leads } }, orderBy: { id: "asc" } });
  return Map.groupBy(notes, ({ lead }) => lead);
}

export const addNote = (strapi: Core.Strapi, note: Pick<Note, "lead" | "author" | "text">): Promise<Note> =>
  strapi.db.query(noteUid).create({ data: { ...note, writtenAt: new Date() } });

export async function deleteNotes(strapi: Core.Strapi, leads: string[]): Promise<void> {
  for (const batch of batches(leads)) {
    await strapi.db.query(noteUid).deleteMany({ where: { lead: { $in: batch } } });
  }
}
