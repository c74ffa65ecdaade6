import type { Core } from "@strapi/strapi";
import { draftOf, type Rule } from "../../../content-rules/content-rules";
import { invalidField } from "../../../lib/request-body";
import { type Fields, fieldsOf, isRecord } from "../../../lib/values";
import { fileUid } from "../../../media/file-uses";
import { type Edits, editOf, fieldsOfPage, isPictureEdit, problemOf } from "../catalogue";

/** Stores only edits that differ from the defaults, and refuses those that the site cannot show. */
export const checkEdits: Rule = {
  async save(saving) {
    const { action, sent, strapi } = saving;
    if (action !== "update" || !strapi.requestContext.get()) return undefined;
    const draft = await draftOf(saving);
    if (!draft || sent.copy === undefined) return undefined;
    const copy = sent.copy ?? {};
    if (!isRecord(copy))
      throw invalidField("copy", "The copy must be an object with the paths of its fields as keys.");
    const edits = editsIn(draft, copy);
    // Ignore all other sent fields: the page, title and path come from the catalogue.
    for (const name of Object.keys(sent)) if (name !== "updatedBy") delete sent[name];
    return { copy: edits, pictures: await filesOf(strapi, edits) };
  },
};

/** Returns the edits to store. Throws ValidationError naming each field whose edit is invalid. */
function editsIn(draft: Fields, values: Fields): Edits {
  const fields = new Map(fieldsOfPage(draft.page).map((field) => [field.path, field]));
  const stored = fieldsOf(draft.copy);
  const edits: Edits = {};
  const problems: string[] = [];
  for (const [path, value] of Object.entries(values)) {
    const field = fields.get(path);
    const edit = field && editOf(field, value);
    const problem = field && edit !== undefined ? problemOf(field, edit) : undefined;
    if (problem) problems.push(`“${field?.label}”: ${problem}`);
    else if (edit !== undefined) edits[path] = edit;
    // Drop a stored edit without an error if the site no longer has its field.
    else if (!field && !Object.hasOwn(stored, path)) problems.push(`There is no field “${path}”.`);
  }
  if (problems.length === 0) return edits;
  throw invalidField("copy", problems.join(" "));
}

/** Returns the IDs of the edits' files. The media library lists these files as in use. */
async function filesOf(strapi: Core.Strapi, edits: Edits): Promise<number[]> {
  const hashes = new Set(Object.values(edits).flatMap((edit) => (isPictureEdit(edit) ? edit.file : [])));
  const files: { id: number; hash: string }[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { hash: { $in: [...hashes] } }, select: ["id", "hash"] });
  if (files.length < hashes.size)
    throw invalidField("copy", "A picture is no longer in the media library. Choose another one.");
  return files.map(({ id }) => id);
}
