import { randomUUID } from "node:crypto";
import type { Core, Modules } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { leadUid } from "../uids";
import type { phoneInquirySchema } from "./phone-inquiry";

type LeadFields = Modules.Documents.Params.Data.Input<typeof leadUid>;

/** @returns the document id of the lead */
export async function addPhoneInquiry(
  strapi: Core.Strapi,
  inquiry: z.infer<typeof phoneInquirySchema>,
  by: { name: string; assignee: string | undefined },
): Promise<string> {
  const data: LeadFields = {
    ...inquiry,
    form: "phone",
    leadStatus: "new",
    submissionId: `phone-${randomUUID()}`,
    receivedAt: new Date(),
    enteredBy: by.name,
    ...(by.assignee && { assignee: by.assignee }),
  };
  const { documentId } = await strapi.documents(leadUid).create({ data });
  return documentId;
}

export const selectionSchema = z
  .object({
    documentIds: z.array(z.string().max(100)).min(1).max(500),
    change: z.union([
      z.object({ assignee: z.string().max(200).nullable() }).strict(),
      z.object({ leadStatus: z.literal("closed") }).strict(),
    ]),
  })
  .strict();

/** Changes the leads that are chosen in the list, one by one as their own form would, all or none. */
export async function changeSelected(
  strapi: Core.Strapi,
  { change, documentIds }: z.infer<typeof selectionSchema>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    for (const documentId of documentIds) {
      // An assignee of null, which empties the field, is not in Strapi's types.
      const data = change as Partial<LeadFields>;
      const changed = await strapi.documents(leadUid).update({ documentId, data });
      if (!changed)
        throw new errors.NotFoundError("One of these inquiries is no longer there. Reload the page.");
    }
  });
}

interface FromPerson {
  documentId: string;
  email: string | null;
  phone: string | null;
}

type StoredLead = Readonly<Record<string, unknown>> & FromPerson;

/** Digits alone, without the country's 1: (605) 555-0112 and +1 605 555 0112 are one number. */
const digitsOf = (phone: string | null): string =>
  (phone ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const fewestDigits = 7;
const shownOthers = 20;

/** Where else the person of this lead has written: under the same email address or telephone number, newest first. */
export async function othersFromPerson(strapi: Core.Strapi, lead: FromPerson): Promise<StoredLead[]> {
  const digits = digitsOf(lead.phone);
  const lastDigits = digits.length >= fewestDigits ? digits.slice(-4) : undefined;
  const same = [
    ...(lead.email ? [{ email: { $eqi: lead.email } }] : []),
    // However a number is written, its last four digits mostly stand together.
    ...(lastDigits ? [{ phone: { $contains: lastDigits } }] : []),
  ];
  if (same.length === 0) return [];
  const candidates: StoredLead[] = await strapi.db.query(leadUid).findMany({
    where: { documentId: { $ne: lead.documentId }, $or: same },
    orderBy: { receivedAt: "desc" },
  });
  const isSame = ({ email, phone }: StoredLead): boolean =>
    (lead.email !== null && email?.toLowerCase() === lead.email.toLowerCase()) ||
    (lastDigits !== undefined && digitsOf(phone) === digits);
  return candidates.filter(isSame).slice(0, shownOthers);
}

/** Asks the site to send what it could not deliver once more; it asks for such wishes, and reports what came of it. */
export async function askForRetry(strapi: Core.Strapi, documentId: string): Promise<void> {
  const { count } = await strapi.db.query(leadUid).updateMany({
    where: { documentId, deliveryState: "failed" },
    data: { retryAskedAt: new Date(), deliveryState: "waiting" },
  });
  if (count === 0)
    throw new errors.ValidationError("Nothing of this inquiry waits to be sent again. Reload the page.");
}

/** Submission ids of the leads that the site is asked to send again. */
export async function askedRetries(strapi: Core.Strapi): Promise<string[]> {
  const asked: { submissionId: string }[] = await strapi.db.query(leadUid).findMany({
    where: { retryAskedAt: { $notNull: true } },
    select: ["submissionId"],
    limit: 100,
  });
  return asked.map(({ submissionId }) => submissionId);
}
