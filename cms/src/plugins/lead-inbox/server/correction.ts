import type { Core } from "@strapi/strapi";
import { errors, contentTypes as schemas, type z } from "@strapi/utils";
import { leadUid, teamFields } from "../uids";
import { addNote } from "./notes";
import type { correctionSchema } from "./phone-inquiry";

/** What is corrected, as a note calls it. */
const fieldNames = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  region: "State or region",
  message: "Message",
} as const;

type ContactField = keyof typeof fieldNames;
const contactFields = ["name", "phone", "email", "region", "message"] as const satisfies ContactField[];

interface StoredLead extends Record<ContactField, string | null> {
  documentId: string;
  enteredBy: string | null;
}

/** What the team has written down itself. What a visitor sent is evidence of what they agreed to. */
export const isCorrectable = ({ enteredBy }: Pick<StoredLead, "enteredBy">): boolean => enteredBy !== null;

/**
 * Corrects who somebody is that the team has spoken to. What stood there goes into a note, so that nothing is lost.
 * @throws ValidationError for what a visitor sent, and when somebody has changed it since it was read
 */
export async function correctContact(
  strapi: Core.Strapi,
  lead: StoredLead,
  { updatedAt, ...corrected }: z.infer<typeof correctionSchema>,
  author: string,
): Promise<void> {
  if (!isCorrectable(lead)) throw new errors.ValidationError("What a visitor sent stays as it was sent.");
  const changed = contactFields.filter((field) => (corrected[field] ?? null) !== lead[field]);
  if (changed.length === 0) return;
  const { documentId } = lead;
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(leadUid).updateMany({
      // The version that was shown and read above: of two at once, one finds it.
      where: { documentId, updatedAt },
      data: {
        ...Object.fromEntries(changed.map((field) => [field, corrected[field] ?? null])),
        updatedAt: new Date(),
      },
    });
    if (count === 0) {
      throw new errors.ValidationError(
        "Somebody has changed this inquiry since you opened it. Reload the page.",
      );
    }
    const before = changed.map((field) => `${fieldNames[field]} before: ${lead[field] ?? "(empty)"}`);
    await addNote(strapi, { lead: documentId, author, text: ["Corrected.", ...before].join("\n") });
  });
}

/** The names, numbers and addresses that stood in inquiries before they were corrected, as these notes tell. */
export const correctedIn = (notes: string[]): string[] =>
  notes.flatMap((text) =>
    [...text.matchAll(/^(?:Name|Phone|Email) before: (.+)$/gm)].map(([, was = ""]) => was),
  );

/** What the form of an inquiry changes. All else stays as it came, whatever a role may change. */
const changeable: readonly string[] = [...teamFields, "needsReview"];

export function keepAsReceived(strapi: Core.Strapi): void {
  const received = schemas
    .getVisibleAttributes(strapi.contentType(leadUid))
    .filter((field) => !changeable.includes(field));
  strapi.documents.use((context, next) => {
    const { action, params, uid } = context;
    if (uid !== leadUid || action !== "update" || !params.data) return next();
    // The form sends all of its fields, also those that it shows as text.
    params.data = Object.fromEntries(
      Object.entries(params.data).filter(([field]) => !received.includes(field)),
    );
    return next();
  });
}
