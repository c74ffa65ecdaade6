import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
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

const attribute = (type: string) => ({ type });

/** A plain table: a content type would bring permissions and screens along, and a note is read with its lead. */
export function addNoteTable(strapi: Core.Strapi): void {
  strapi.get<{ add(model: object): void }>("models").add({
    uid: noteUid,
    singularName: "lead_note",
    tableName: "lead_notes",
    attributes: {
      id: attribute("increments"),
      lead: attribute("string"),
      author: attribute("string"),
      writtenAt: attribute("datetime"),
      text: attribute("text"),
    },
    indexes: [{ name: "lead_notes_lead_idx", columns: ["lead"] }],
  });
}

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
