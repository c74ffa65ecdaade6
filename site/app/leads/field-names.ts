/** Reasons for the audiences in section 1 of the specification. `other` shows the message field. */
export const contactReasons = ["investing", "partnering", "tax", "charitable", "media", "other"] as const;

export const reasonWithMessage = "other";
/** Checkbox that shows the message field for the other reasons. */
export const addsMessage = "addsMessage";

/** Maximum lengths, as counted by `maxlength`. */
export const maxCharacters = { name: 120, email: 254, phone: 40, region: 80, message: 4000 } as const;

/** Visible fields, in display order. */
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
/** `project` is the chosen project. */
export type FieldValues = Partial<Record<LeadField | "project", string>>;

/** Returns the visitor's input from form data. */
export function readFieldValues(fields: Pick<FormData, "get">): FieldValues {
  const values = [...leadFields, "project" as const].map((name) => [name, fields.get(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => typeof value === "string"));
}
