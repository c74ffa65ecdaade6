import type { Core } from "@strapi/strapi";
import { findDraft, type Rule } from "../../../content-rules/rule";
import { invalidFieldError } from "../../../lib/request-body";
import { asRecord, type Fields, isRecord } from "../../../lib/values";
import { fileUid } from "../../../media/file-uses";
import { type Edits, editProblem, isPictureEdit, listPageFields, normalizeEdit } from "../catalogue";

/** Stores only edits that differ from the defaults, and refuses those that the site cannot show. */
export const copyEditsRule: Rule = {
  async beforeSave(context) {
    const { action, input, strapi } = context;
    if (action !== "update" || !strapi.requestContext.get()) return undefined;
    const draft = await findDraft(context);
    if (!draft || input.copy === undefined) return undefined;
    const copy = input.copy ?? {};
    if (!isRecord(copy))
      throw invalidFieldError("copy", "The copy must be an object with the paths of its fields as keys.");
    const edits = validateEdits(draft, copy);
    // Ignore all other sent fields: the page, title and path come from the catalogue.
    for (const name of Object.keys(input)) if (name !== "updatedBy") delete input[name];
    return { copy: edits, pictures: await findFileIds(strapi, edits) };
  },
};

/** Returns the edits to store. Throws ValidationError naming each field whose edit is invalid. */
function validateEdits(draft: Fields, values: Fields): Edits {
  const fields = new Map(listPageFields(draft.page).map((field) => [field.path, field]));
  const storedEdits = asRecord(draft.copy);
  const edits: Edits = {};
  const problems: string[] = [];
  for (const [path, value] of Object.entries(values)) {
    const field = fields.get(path);
    const edit = field && normalizeEdit(field, value);
    const problem = field && edit !== undefined ? editProblem(field, edit) : undefined;
    if (problem) problems.push(`“${field?.label}”: ${problem}`);
    else if (edit !== undefined) edits[path] = edit;
    // Drop a stored edit without an error if the site no longer has its field.
    else if (!field && !Object.hasOwn(storedEdits, path)) problems.push(`There is no field “${path}”.`);
  }
  if (problems.length === 0) return edits;
  throw invalidFieldError("copy", problems.join(" "));
}

/** Returns the IDs of the edits' files. The media library lists these files as in use. */
async function findFileIds(strapi: Core.Strapi, edits: Edits): Promise<number[]> {
  const hashes = new Set(Object.values(edits).flatMap((edit) => (isPictureEdit(edit) ? edit.file : [])));
  const files: { id: number; hash: string }[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { hash: { $in: [...hashes] } }, select: ["id", "hash"] });
  if (files.length < hashes.size)
    throw invalidFieldError("copy", "A picture is no longer in the media library. Choose another one.");
  return files.map(({ id }) => id);
}
