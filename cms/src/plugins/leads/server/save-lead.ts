import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { emailSchema } from "../../../lib/request-body";
import { queueNotification } from "../../notifications/server/queue";
import { type Entry, type Field, fieldsEditableIn, formatValue, leadFields, withUsers } from "../fields";
import type { Row } from "../responses";
import { leadUid } from "../uids";
import { type Author, findTeam, findUserNames } from "./team";
import { addToTimeline, type NewTimelineEvent } from "./timeline";

export interface StoredLead extends Row {
  /** Name of the user who entered a phone lead; null for a visitor's lead. */
  enteredBy: string | null;
}

const emptyToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

/** Accepts null and an empty string for every field except the status and check boxes. */
function fieldSchema({ choices = {}, kind, maxLength = 0, name }: Field): z.ZodType {
  if (kind === "check") return z.boolean();
  const choiceSchema = z.enum(Object.keys(choices));
  if (name === "leadStatus") return choiceSchema;
  const schemasByKind: Partial<Record<string, z.ZodType>> = {
    amount: z.number().int().min(1).max(2_000_000_000),
    choice: choiceSchema,
    date: z.string().date(),
    email: z.string().trim().pipe(emailSchema),
    user: z.number().int().positive(),
  };
  const textSchema = z.string().trim().max(maxLength);
  return z.preprocess(emptyToNull, (schemasByKind[kind ?? ""] ?? textSchema).nullable());
}

const valuesSchema = (...leadKinds: Field["editableIn"][]) =>
  z
    .object(
      Object.fromEntries(fieldsEditableIn(...leadKinds).map((field) => [field.name, fieldSchema(field)])),
    )
    .partial()
    .strict();

export const saveSchema = z
  .object({
    /** Revision that the user has seen; null for a lead that was never changed. */
    revision: z.number().int().nullable(),
    changes: valuesSchema("anyLead", "phoneLead"),
    note: z.string().trim().max(20_000).optional(),
  })
  .strict();

export const phoneLeadSchema = valuesSchema("phoneLead", "newPhoneLead");

export function requireNameAndContact({ email, name, phone }: Entry): void {
  if (!name || !(email || phone))
    throw new errors.ValidationError("Enter a name, and a phone number or an email address.");
}

/**
 * Saves the changed fields with an event for each, and a note, and notifies a new assignee other than the author.
 * @returns false, without saving anything, if a field would change but someone has changed fields since `revision`
 */
export async function saveLead(
  strapi: Core.Strapi,
  lead: StoredLead,
  { changes, note, revision: seenRevision }: z.infer<typeof saveSchema>,
  author: Author,
): Promise<boolean> {
  if (fieldsEditableIn("phoneLead").some(({ name }) => name in changes)) {
    // A visitor's lead is evidence of their consent, so the team cannot change the fields that the visitor sent.
    if (lead.enteredBy === null)
      throw new errors.ValidationError("An inquiry that a visitor sent cannot be corrected.");
    requireNameAndContact({ ...lead, ...changes });
  }
  const changedFields = leadFields.filter(
    ({ name }) => name in changes && (changes[name] ?? null) !== (lead[name] ?? null),
  );
  const data = Object.fromEntries(changedFields.map(({ name }) => [name, changes[name] ?? null]));
  const { assignee } = data;
  if (assignee && !(await findTeam(strapi)).some(({ id }) => id === assignee))
    throw new errors.ValidationError("This person does not work with inquiries any more. Choose another.");

  const names = Object.fromEntries(await findUserNames(strapi, lead.assignee, assignee));
  const events = withUsers(changedFields, names).map((field): NewTimelineEvent => {
    const [before, after] = [lead, data].map((values) => formatValue(field, values[field.name]));
    return { kind: "changed", text: `${field.label}: ${before} → ${after}` };
  });
  if (note) events.push({ kind: "note", text: note });

  const { documentId } = lead;
  return strapi.db.transaction(async () => {
    if (changedFields.length > 0) {
      const { count } = await strapi.db.query(leadUid).updateMany({
        where: { documentId, revision: seenRevision },
        data: { ...data, revision: (seenRevision ?? 0) + 1 },
      });
      if (count === 0) return false;
    }
    await addToTimeline(strapi, documentId, events, author);
    if (typeof assignee === "number" && assignee !== author.id) {
      const notification = { kind: "assignment", lead: documentId, author: author.name } as const;
      await queueNotification(strapi, { ...notification, recipient: assignee });
    }
    return true;
  });
}
