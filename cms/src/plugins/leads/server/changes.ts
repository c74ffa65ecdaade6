import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { queueNotification } from "../../notifications/server/queue";
import { type Entry, type Field, formFields, leadFields } from "../fields";
import { maxSelected } from "../filters";
import type { LeadEvent } from "../responses";
import { leadUid } from "../uids";
import { addEvents, type NewEvent } from "./events";
import { createLead } from "./receive-lead";
import { type Actor, findNames, findTeam } from "./team";

export interface StoredLead extends Entry {
  documentId: string;
  revision: number | null;
  email: string | null;
  phone: string | null;
  enteredBy: string | null;
}

const emailPattern = /^[^@\s]+@[^@\s]+$/;
const emptyToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

/** Accepts null and an empty string for every field except the status and check boxes. */
function fieldSchema({ choices = {}, kind, maxLength = 0, name }: Field): z.ZodType {
  if (kind === "check") return z.boolean();
  const choiceSchema = z.enum(Object.keys(choices));
  if (name === "leadStatus") return choiceSchema;
  const textSchema = z.string().trim().max(maxLength);
  const schemasByKind: Partial<Record<string, z.ZodType>> = {
    amount: z.number().int().min(1).max(2_000_000_000),
    choice: choiceSchema,
    date: z.string().date(),
    user: z.number().int().positive(),
  };
  return z.preprocess(emptyToNull, (schemasByKind[kind ?? ""] ?? textSchema).nullable());
}

const valuesSchema = (...forms: Field["form"][]) =>
  z
    .object(
      Object.fromEntries(formFields(leadFields, ...forms).map((field) => [field.name, fieldSchema(field)])),
    )
    .partial()
    .strict();

export const saveSchema = z
  .object({
    /** Revision that the user has seen; null for a lead that was never changed. */
    revision: z.number().int().nullable(),
    changes: valuesSchema("work", "call"),
    note: z.string().trim().max(20_000).optional(),
  })
  .strict();

export const phoneLeadSchema = valuesSchema("call", "firstCall");

export const selectionSchema = z
  .object({
    documentIds: z.array(z.string().max(100)).min(1).max(maxSelected),
    changes: valuesSchema("work"),
  })
  .strict();

const correctableFields = formFields(leadFields, "call").map(({ name }) => name);
const workFields = formFields(leadFields, "work").map(({ name }) => name);

const eventKinds: Record<string, LeadEvent["kind"]> = {
  leadStatus: "status",
  assignee: "assigned",
  followUpOn: "followUp",
  needsReview: "review",
};

function requireContact({ email, name, phone }: Entry): void {
  if (!name || !(email || phone))
    throw new errors.ValidationError("Enter a name, and a phone number or an email address.");
  if (email && !emailPattern.test(String(email)))
    throw new errors.ValidationError("Enter a full email address, such as jane@example.com.");
}

/**
 * Saves the changed fields and notifies a new assignee. Adds an event for each changed work field, one for all
 * corrections, and one for a note.
 * @returns false, without saving, if somebody has changed the lead since it was read
 */
export async function changeLead(
  strapi: Core.Strapi,
  lead: StoredLead,
  { changes, note }: { changes: Entry; note?: string | undefined },
  actor: Actor,
): Promise<boolean> {
  const findDifferingFields = (fields: string[]) =>
    fields.filter((name) => changes[name] !== undefined && (changes[name] ?? null) !== (lead[name] ?? null));
  const changedFields = findDifferingFields(workFields);
  const correctedFields = findDifferingFields(correctableFields);
  if (correctableFields.some((name) => name in changes)) {
    // A visitor's lead is evidence of their consent, so the team cannot change the fields that the visitor sent.
    if (lead.enteredBy === null)
      throw new errors.ValidationError("An inquiry that a visitor sent cannot be corrected.");
    requireContact({ ...lead, ...changes });
  }
  const assignee = changedFields.includes("assignee") ? changes.assignee : null;
  if (assignee && !(await findTeam(strapi)).some(({ id }) => id === assignee))
    throw new errors.ValidationError("This person does not work with inquiries any more. Choose another.");

  const names = await findNames(strapi, [lead.assignee, assignee]);
  const displayValue = (field: string, value: unknown) =>
    field === "assignee" && value ? names.get(value) : (value ?? null);
  const events: NewEvent[] = changedFields.map((field) => ({
    kind: eventKinds[field] ?? "status",
    change: { from: displayValue(field, lead[field]), to: displayValue(field, changes[field]) },
  }));
  const previousValues = Object.fromEntries(correctedFields.map((field) => [field, lead[field] ?? null]));
  if (correctedFields.length > 0) events.push({ kind: "correction", change: previousValues });
  if (note) events.push({ kind: "note", text: note });

  const data = Object.fromEntries(
    [...changedFields, ...correctedFields].map((field) => [field, changes[field] ?? null]),
  );
  const { documentId, revision } = lead;
  return strapi.db.transaction(async () => {
    if (Object.keys(data).length > 0) {
      const { count } = await strapi.db.query(leadUid).updateMany({
        where: { documentId, revision },
        data: { ...data, revision: (revision ?? 0) + 1 },
      });
      if (count === 0) return false;
    }
    await addEvents(strapi, documentId, events, actor);
    if (typeof assignee === "number" && assignee !== actor.id) {
      await queueNotification(strapi, {
        key: `assignment ${documentId} ${assignee} ${Date.now()}`,
        kind: "assignment",
        lead: documentId,
        recipient: assignee,
        author: actor.name,
      });
    }
    return true;
  });
}

/** @returns the document ID of the new lead, which is assigned to the user */
export async function addPhoneLead(
  strapi: Core.Strapi,
  { campaign, consent, ...fields }: Entry,
  actor: Actor,
): Promise<string> {
  requireContact(fields);
  const now = new Date();
  const data = {
    ...fields,
    form: "phone",
    leadStatus: "new",
    submissionId: `phone-${randomUUID()}`,
    receivedAt: now,
    enteredBy: actor.name,
    assignee: actor.id,
    ...(Boolean(campaign) && { campaign: { utm_campaign: campaign }, campaignLabel: campaign }),
    ...(consent === true && { consent, consentAt: now, consentVersion: "By telephone" }),
  };
  return (await createLead(strapi, data, actor)).documentId;
}

/** Asks the site to send the lead again to the destinations that failed. The site polls for such requests. */
export async function requestRetry(strapi: Core.Strapi, lead: string, actor: Actor): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(leadUid).updateMany({
      where: { documentId: lead, deliveryState: "failed" },
      data: { retryAskedAt: new Date(), deliveryState: "waiting" },
    });
    if (count === 0) throw new errors.ValidationError("No delivery of this inquiry has failed.");
    await addEvents(strapi, lead, [{ kind: "retry" }], actor);
  });
}
