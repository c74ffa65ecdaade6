import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { Saving } from "../../../content-rules/content-rules";
import { invalidField } from "../../../lib/request-body";
import { fileUid } from "../../../media/file-uses";
import { type Edits, isPictureEdit, kept, problemOf, slotsOf } from "../catalogue";

const wordsSchema = z.record(z.string(), z.unknown());

interface PageText {
  page: string;
  words: z.infer<typeof wordsSchema> | null;
}

/**
 * Keeps only edits that differ from the defaults and that the site can show; refuses a wrong one. The catalogue says which
 * pages there are and what they are called.
 */
export async function checkEdits({
  action,
  documentId,
  sent,
  strapi,
  uid,
}: Saving): Promise<object | undefined> {
  if (action !== "update" || !strapi.requestContext.get()) return undefined;
  const where = { documentId, publishedAt: null };
  const draft: PageText | null = await strapi.db.query(uid).findOne({ where });
  if (!draft || sent.words === undefined) return undefined;
  const words = wordsSchema.safeParse(sent.words ?? {});
  if (!words.success)
    throw invalidField("words", "The words must be an object, by the paths of their places.");
  const edits = editsIn(draft, words.data);
  for (const name of Object.keys(sent)) if (name !== "updatedBy") delete sent[name];
  return { words: edits, pictures: await filesOf(strapi, edits) };
}

/** @throws ValidationError naming each slot whose edit is wrong */
function editsIn(draft: PageText, words: Record<string, unknown>): Edits {
  const slots = new Map(slotsOf(draft.page).map((slot) => [slot.path, slot]));
  const edits: Edits = {};
  const problems: string[] = [];
  for (const [path, value] of Object.entries(words)) {
    const slot = slots.get(path);
    const edit = slot && kept(slot, value);
    const problem = slot && edit !== undefined ? problemOf(slot, edit) : undefined;
    if (problem) problems.push(`“${slot?.label}”: ${problem}`);
    else if (edit !== undefined) edits[path] = edit;
    // What an earlier version of the site had a place for goes with the next saving.
    else if (!slot && !Object.hasOwn(draft.words ?? {}, path)) problems.push(`There is no place “${path}”.`);
  }
  if (problems.length === 0) return edits;
  throw invalidField("words", problems.join(" "));
}

/** The files that the edits show, so that the media library knows of their use. */
async function filesOf(strapi: Core.Strapi, edits: Edits): Promise<number[]> {
  const hashes = new Set(Object.values(edits).flatMap((edit) => (isPictureEdit(edit) ? edit.file : [])));
  const files: { id: number; hash: string }[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { hash: { $in: [...hashes] } }, select: ["id", "hash"] });
  if (files.length < hashes.size) {
    throw invalidField("words", "A picture is not in the media library any more. Choose another one.");
  }
  return files.map(({ id }) => id);
}
