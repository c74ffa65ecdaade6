import * as v from "valibot";
import { fill } from "../copy/copy.ts";
import { forms } from "../copy/forms.ts";
import {
  contactReasons,
  type FieldErrors,
  type FieldValues,
  leadFields,
  maxCharacters,
} from "./field-names.ts";

/** Messages about wrong fields, as in the copy or changed by an editor. */
export type FieldMessages = typeof forms.fieldProblems;

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
/** Control characters, byte-order marks and bidirectional overrides. */
const invisibleCharacters = /[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const invisibleExceptTabAndNewline = /(?![\t\n])[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** White space, combining marks, and characters without a glyph. A text of nothing else counts as empty. */
const blankCharacters =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800\u{1D159}\u{13441}-\u{13446}]/gu;

const emptyWhenBlank = (text: string) => (text.replace(blankCharacters, "") === "" ? "" : text);

/** Maximum combining marks in a row (Unicode's stream-safe format, UAX 15). Normalizing takes quadratic time. */
const maxMarks = 30;

const normalizeUnicode = (text: string) =>
  text
    .replace(/\p{M}+/gu, (marks) => marks.slice(0, maxMarks))
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .normalize("NFC");

/** Normalizes a single-line text: white space, Unicode form, invisible characters. */
export function cleanLine(text: string): string {
  return emptyWhenBlank(normalizeUnicode(text).replace(/\s+/gu, " ").replace(invisibleCharacters, "").trim());
}

/** Normalizes a text of several lines, and keeps the lines. */
function cleanLines(text: string): string {
  return emptyWhenBlank(
    normalizeUnicode(text).replace(/\r\n?/g, "\n").replace(invisibleExceptTabAndNewline, "").trim(),
  );
}

/** Text longer than this many times its limit is rejected before it is cleaned. */
const maxExcess = 4;

/** Schema of a text. Unless `clean` keeps lines, rejects line breaks, which could forge mail headers. */
function textField(messages: FieldMessages, what: string, most: number, clean = cleanLine) {
  const tooLong = fill(messages.tooLong, { what, most });
  const isAllowed = (text: string) => clean === cleanLines || !lineBreak.test(text);
  return v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(maxExcess * most, tooLong),
    v.check(isAllowed, fill(messages.lineBreak, { what })),
    v.transform(clean),
    v.maxLength(most, tooLong),
  );
}

const absentWhenEmpty = (text: string): string | undefined => text || undefined;

/** Regular expression of the HTML standard for `<input type="email">` (section 4.10.5.1.5). */
const htmlEmailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Converts an international domain to ASCII, as browsers do before they validate. */
function withAsciiDomain(email: string): string {
  const atIndex = email.lastIndexOf("@");
  const domain = email.slice(atIndex + 1);
  if (atIndex < 1 || /^[\p{ASCII}]*$/u.test(domain)) return email;
  try {
    return `${email.slice(0, atIndex)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** Validates like browsers, and requires a dot in the domain for public mail. */
function isEmailAddress(email: string): boolean {
  return htmlEmailPattern.test(email) && email.slice(email.lastIndexOf("@")).includes(".");
}

/** Rough check in the browser and on the server, which then checks the numbering plan in `guard.server.ts`. */
const phonePattern = /^(?=(?:\D*\d){5})[\d\s+()./#;,*extEXT‐-―-]+$/u;

/** Returns true if a text looks like a phone number and not like a question. */
export const mayBePhone = (text: string) => text.length <= maxCharacters.phone && phonePattern.test(text);

const isEmptyOrPhone = (phone: string) => phone === "" || phonePattern.test(phone);

/** Makes the schema of each form. The specification has three: expert, bottom and contact (sections 3 and 5). */
function createLeadSchemas(messages: FieldMessages) {
  const name = v.pipe(textField(messages, "name", maxCharacters.name), v.nonEmpty(messages.noName));
  const email = v.pipe(
    textField(messages, "email address", maxCharacters.email),
    v.nonEmpty(messages.noEmail),
    v.transform(withAsciiDomain),
    v.check(isEmailAddress, messages.email),
  );
  const phoneLine = textField(messages, "phone number", maxCharacters.phone);
  const phone = v.pipe(phoneLine, v.nonEmpty(messages.noPhone), v.check(isEmptyOrPhone, messages.phone));
  const region = v.pipe(textField(messages, "state", maxCharacters.region), v.transform(absentWhenEmpty));
  const paragraphs = (what: string) =>
    v.pipe(textField(messages, what, maxCharacters.message, cleanLines), v.transform(absentWhenEmpty));
  const message = paragraphs("message");
  const personFields = { name, email, phone, region };

  return {
    expert: v.object({ form: v.literal("expert"), ...personFields }),
    bottom: v.object({ form: v.literal("bottom"), ...personFields, message }),
    contact: v.object({
      form: v.literal("contact"),
      name,
      email,
      phone: v.pipe(phoneLine, v.check(isEmptyOrPhone, messages.phone), v.transform(absentWhenEmpty)),
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.nonEmpty(messages.noReason),
        v.picklist(contactReasons, messages.reason),
      ),
      message,
      /** Version of the wording next to the ticked box. */
      consent: v.pipe(textField(messages, "consent version", 40), v.transform(absentWhenEmpty)),
    }),
    /** The server decides whether the text is a phone number or a question. */
    "project-question": v.object({
      form: v.literal("project-question"),
      name,
      email,
      phoneOrQuestion: paragraphs("question"),
      /** The form has no such field: the reason is investing unless the request names one. */
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.transform((reason) => reason || "investing"),
        v.picklist(contactReasons, messages.reason),
      ),
    }),
    newsletter: v.object({
      form: v.literal("newsletter"),
      /** Lowercase, so that each person has one subscription. */
      email: v.pipe(email, v.toLowerCase()),
      /** Version of the wording next to the button. */
      consent: v.pipe(v.optional(v.string(), ""), v.nonEmpty(messages.oldNewsletterForm)),
    }),
  };
}

const leadSchemas = createLeadSchemas(forms.fieldProblems);

export type FormName = keyof typeof leadSchemas;
export type Lead = { [Form in FormName]: v.InferOutput<(typeof leadSchemas)[Form]> }[FormName];
export type NewsletterSignUp = Extract<Lead, { form: "newsletter" }>;

export const formNameSchema = v.keyof(v.object(leadSchemas));

const fieldSchema = v.picklist(leadFields);

/** Returns the normalized lead, or one message per wrong field. `messages` are those of the copy, or an editor's. */
export function checkLead(
  form: FormName,
  values: FieldValues,
  messages: FieldMessages = forms.fieldProblems,
) {
  const schemas = messages === forms.fieldProblems ? leadSchemas : createLeadSchemas(messages);
  const parsed = v.safeParse(schemas[form], { ...values, form });
  if (parsed.success) return { valid: true, lead: parsed.output } as const;
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) {
    const field = v.safeParse(fieldSchema, issue.path?.[0]?.key);
    if (field.success) errors[field.output] ??= issue.message;
  }
  return { valid: false, errors } as const;
}
