/** Reasons in the contact form, for the audiences in section 1 of the specification. `other` shows a message field. */
export const contactReasons = ["investing", "partnering", "tax", "charitable", "media", "other"] as const;

export const reasonWithMessage = "other";
/** Name of the checkbox that shows the message field for any other reason. */
export const addsMessage = "addsMessage";

/** Maximum lengths in UTF-16 code units, as `maxlength` counts. */
export const maxCharacters = { name: 120, email: 254, phone: 40, region: 80, message: 4000 } as const;

/** Fields of all forms that visitors fill in or agree to, in display order. Each form has some of them. */
export const leadFields = [
  "name",
  "email",
  "phone",
  "region",
  "phoneOrQuestion",
  "reason",
  "message",
  "consent",
] as const;
export type LeadField = (typeof leadFields)[number];
export type FieldErrors = Partial<Record<LeadField, string>>;
/** Input of a visitor. `project` is the slug of the chosen project. */
export type FieldValues = Partial<Record<LeadField | "project", string>>;

/** Names of fields that are hidden from visitors; one form shows `project` as a choice. */
export const hiddenField = {
  form: "form",
  submissionId: "submissionId",
  /** Only programs fill it in. */
  honeypot: "website",
  /** Milliseconds from the form's first appearance to sending. */
  elapsedMs: "elapsedMs",
  /** "1" if the browser is automated. */
  automated: "automated",
  project: "project",
  /** Details of an investor's question: dollars, name of the return class, requested papers. */
  amount: "amount",
  returnClass: "returnClass",
  askedFor: "askedFor",
  /** URL whose query has the campaign labels of the visit; see `landingUrl`. */
  landing: "landing",
  referrer: "referrer",
} as const;

/** Returns the values of `leadFields` and `project`, without files. */
export function readFieldValues(fields: Pick<FormData, "get">): FieldValues {
  const values = [...leadFields, "project" as const].map((name) => [name, fields.get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => typeof value === "string"));
}
