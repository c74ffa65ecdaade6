import { randomUUID } from "node:crypto";
import type { Core, Modules } from "@strapi/strapi";
import { errors, type z } from "@strapi/utils";
import { permissionsOn } from "../../../strapi/content-manager";
import { queueNotification } from "../../notifications/server/queue";
import type { LeadEventKind } from "../answers";
import { leadUid, workAction } from "../uids";
import { addEvents, type NewEvent } from "./events";
import { correctable, type correctionSchema, type LeadChanges, type phoneLeadSchema } from "./lead-fields";
import { namesOf, teamOf } from "./team";

/** The user who changes leads. */
export interface Actor {
  id: number;
  name: string;
  ability: unknown;
}

export interface StoredLead extends Readonly<Record<string, unknown>> {
  documentId: string;
  revision: number | null;
  assignee: number | null;
  email: string | null;
  phone: string | null;
  enteredBy: string | null;
}

export const editableFields = ["leadStatus", "assignee", "followUpOn", "needsReview"] as const;

const kinds = {
  leadStatus: "status",
  assignee: "assigned",
  followUpOn: "followUp",
  needsReview: "review",
} as const satisfies Record<(typeof editableFields)[number], LeadEventKind>;

export const mayChange = (strapi: Core.Strapi, ability: unknown, lead: object, field: string): boolean =>
  permissionsOn(strapi, ability, leadUid).can(workAction, lead, field);

/**
 * Changes a lead that nobody has changed since it was read, with events that tell what the user did.
 * @returns false when somebody has; nothing is saved then
 */
async function update(
  strapi: Core.Strapi,
  { documentId, revision }: StoredLead,
  data: object,
  events: NewEvent[],
  actor: Actor,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (Object.keys(data).length > 0) {
      const { count } = await strapi.db.query(leadUid).updateMany({
        where: { documentId, revision },
        data: { ...data, revision: (revision ?? 0) + 1 },
      });
      if (count === 0) return false;
    }
    await addEvents(strapi, documentId, events, actor);
    return true;
  });
}

/**
 * Saves what differs, with one event for each field and a notification to a new assignee.
 * @returns false when somebody has changed the lead since it was read; nothing is saved then
 * @throws ForbiddenError when the user may not change one of the fields of this lead
 */
export async function changeLead(
  strapi: Core.Strapi,
  lead: StoredLead,
  changes: LeadChanges,
  actor: Actor,
  note?: string,
): Promise<boolean> {
  const changed = editableFields.filter(
    (field) => changes[field] !== undefined && (changes[field] ?? null) !== (lead[field] ?? null),
  );
  if (changed.some((field) => !mayChange(strapi, actor.ability, lead, field)))
    throw new errors.ForbiddenError();
  const { assignee } = changes;
  const isAssigned = changed.includes("assignee") && typeof assignee === "number";
  if (isAssigned && !(await teamOf(strapi)).some(({ id }) => id === assignee)) {
    throw new errors.ValidationError("This person does not work with inquiries any more. Choose another.");
  }
  const names = await namesOf(strapi, [lead.assignee, assignee]);
  const shown = (field: string, value: unknown) =>
    field === "assignee" && typeof value === "number" ? names.get(value) : (value ?? null);
  const events: NewEvent[] = changed.map((field) => ({
    kind: kinds[field],
    change: { from: shown(field, lead[field]), to: shown(field, changes[field]) },
  }));
  if (note) events.push({ kind: "note", text: note });
  const data = Object.fromEntries(changed.map((field) => [field, changes[field] ?? null]));
  return strapi.db.transaction(async () => {
    if (!(await update(strapi, lead, data, events, actor))) return false;
    if (isAssigned && assignee !== actor.id) {
      await queueNotification(strapi, {
        key: `assignment ${lead.documentId} ${assignee} ${Date.now()}`,
        kind: "assignment",
        lead: lead.documentId,
        recipient: assignee,
        author: actor.name,
      });
    }
    return true;
  });
}

/** Only what the team has entered itself. What a visitor sent is evidence of what they agreed to. */
export const isCorrectable = ({ enteredBy }: Pick<StoredLead, "enteredBy">): boolean => enteredBy !== null;

/**
 * Corrects a lead by telephone; the previous values stay in its timeline.
 * @returns false when somebody has changed the lead since it was read
 */
export async function correctLead(
  strapi: Core.Strapi,
  lead: StoredLead,
  corrected: z.infer<typeof correctionSchema>,
  actor: Actor,
): Promise<boolean> {
  if (!isCorrectable(lead))
    throw new errors.ValidationError("An inquiry that a visitor sent cannot be corrected.");
  const changed = correctable.filter((field) => (corrected[field] ?? null) !== (lead[field] ?? null));
  if (changed.length === 0) return true;
  const valuesOf = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  const event: NewEvent = { kind: "correction", change: valuesOf(lead) };
  return update(strapi, lead, valuesOf(corrected), [event], actor);
}

type LeadInput = Modules.Documents.Params.Data.Input<typeof leadUid>;

/** @returns the document ID of the new lead, which is assigned to the user if they work with leads */
export async function addPhoneLead(
  strapi: Core.Strapi,
  { amount, campaign, consent, ...fields }: z.infer<typeof phoneLeadSchema>,
  actor: Actor,
): Promise<string> {
  const isInTeam = (await teamOf(strapi)).some(({ id }) => id === actor.id);
  const now = new Date();
  const data: LeadInput = {
    ...fields,
    ...(amount && { amount }),
    form: "phone",
    leadStatus: "new",
    submissionId: `phone-${randomUUID()}`,
    receivedAt: now,
    enteredBy: actor.name,
    ...(isInTeam && { assignee: actor.id }),
    ...(campaign && { campaign: { utm_campaign: campaign }, campaignLabel: campaign }),
    consent,
    ...(consent && { consentAt: now, consentVersion: "By telephone" }),
  };
  return strapi.db.transaction(async () => {
    const { documentId } = await strapi.documents(leadUid).create({ data });
    await addEvents(strapi, documentId, [{ kind: "created" }], actor);
    return documentId;
  });
}

/** Asks the site, which reads such requests, to send again what it could not deliver. */
export async function askForRetry(strapi: Core.Strapi, lead: string, actor: Actor): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(leadUid).updateMany({
      where: { documentId: lead, deliveryState: "failed" },
      data: { retryAskedAt: new Date(), deliveryState: "waiting" },
    });
    if (count === 0) throw new errors.ValidationError("Nothing of this inquiry has failed to be delivered.");
    await addEvents(strapi, lead, [{ kind: "retry" }], actor);
  });
}

/** Submission IDs of the leads that the site is asked to send again. */
export async function askedRetries(strapi: Core.Strapi): Promise<string[]> {
  const asked: { submissionId: string }[] = await strapi.db.query(leadUid).findMany({
    where: { retryAskedAt: { $notNull: true } },
    select: ["submissionId"],
    limit: 100,
  });
  return asked.map(({ submissionId }) => submissionId);
}
