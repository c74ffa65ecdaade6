import * as v from "valibot";
import { fill } from "../copy/copy.ts";
import { forms } from "../copy/forms.ts";
import { contactReasons, reasonToInvest } from "./form/contact-reasons.ts";

/** What visitors are told of a field, in the words of the catalogue or of an editor. */
export type FieldProblems = typeof forms.fieldProblems;

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/u;
/** Control characters, byte-order marks, and the marks that make text read in another order than it is stored. */
const invisible = /[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const invisibleButLayout = /(?![\t\n])[\p{Cc}\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** Characters that show nothing by themselves, such as zero-width ones, Hangul fillers and marks without a letter. */
const blank =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{M}\u2800\u{1D159}\u{13441}-\u{13446}]/gu;

const emptyWhenBlank = (text: string) => (text.replace(blank, "") === "" ? "" : text);

/** As many marks in a row as Unicode's stream-safe format keeps (UAX 15). Normalizing takes the square of their number. */
const maxMarks = 30;

const wellFormed = (text: string) =>
  text
    .replace(/\p{M}+/gu, (marks) => marks.slice(0, maxMarks))
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .normalize("NFC");

export function cleanLine(text: string): string {
  return emptyWhenBlank(wellFormed(text).replace(/\s+/gu, " ").replace(invisible, "").trim());
}

function cleanText(text: string): string {
  return emptyWhenBlank(wellFormed(text).replace(/\r\n?/g, "\n").replace(invisibleButLayout, "").trim());
}

/** Text that exceeds its maximum this many times is refused before it is cleaned. */
const maxExcess = 4;

/** Text of one line: line breaks are refused (they forge mail headers), other control characters removed. */
function line(problems: FieldProblems, what: string, maxCharacters: number) {
  const tooLong = fill(problems.tooLong, { what, most: maxCharacters });
  return v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.maxLength(maxExcess * maxCharacters, tooLong),
    v.check((text) => !lineBreak.test(text), fill(problems.lineBreak, { what })),
    v.transform(cleanLine),
    v.maxLength(maxCharacters, tooLong),
  );
}

function paragraph(problems: FieldProblems, what: string, maxCharacters: number) {
  const tooLong = fill(problems.tooLong, { what, most: maxCharacters });
  return v.pipe(
    v.optional(v.string(), ""),
    v.maxLength(maxExcess * maxCharacters, tooLong),
    v.transform(cleanText),
    v.maxLength(maxCharacters, tooLong),
  );
}

function absentWhenEmpty(text: string): string | undefined {
  return text === "" ? undefined : text;
}

/** The HTML standard's expression for `<input type="email">` (section 4.10.5.1.5). */
const htmlStandard =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Browsers write an international domain in its ASCII form before they check it; so does this. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  if (at < 1 || /^[\p{ASCII}]*$/u.test(domain)) return email;
  try {
    return `${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return email;
  }
}

/** As browsers check it, and with a dot in the domain: an address without one cannot receive public mail. */
function isEmailAddress(email: string): boolean {
  return htmlStandard.test(email) && email.slice(email.lastIndexOf("@")).includes(".");
}

/** Most characters that a field takes, as `maxlength` counts them. */
export const maxCharacters = { name: 120, email: 254, phone: 40, region: 80, message: 4000 } as const;

/** Hint enough for the browser; the server asks the numbering plan (`guard.server.ts`). */
const looksLikePhone = /^(?=(?:\D*\d){5})[\d\s+()./#;,*extEXT‐-―-]+$/u;

/** True for text that may be a phone number and nothing else. */
export const mayBePhone = (text: string) => text.length <= maxCharacters.phone && looksLikePhone.test(text);

const isPhone = (phone: string) => phone === "" || looksLikePhone.test(phone);

/** Specification, sections 3 and 5: the expert form, the bottom form and the contact page's form; and our newsletter's. */
function leadSchemasOf(problems: FieldProblems) {
  const name = v.pipe(line(problems, "name", maxCharacters.name), v.nonEmpty(problems.noName));
  const email = v.pipe(
    line(problems, "email address", maxCharacters.email),
    v.nonEmpty(problems.noEmail),
    v.transform(withAsciiDomain),
    v.check(isEmailAddress, problems.email),
  );
  const phoneLine = line(problems, "phone number", maxCharacters.phone);
  const phone = v.pipe(phoneLine, v.nonEmpty(problems.noPhone), v.check(isPhone, problems.phone));
  const region = v.pipe(line(problems, "state", maxCharacters.region), v.transform(absentWhenEmpty));

  const message = v.pipe(paragraph(problems, "message", maxCharacters.message), v.transform(absentWhenEmpty));

  const inquiry = { name, email, phone, region };

  return {
    expert: v.object({ form: v.literal("expert"), ...inquiry }),
    /** A page may send along what the question is about, which it shows above the fields. */
    bottom: v.object({ form: v.literal("bottom"), ...inquiry, message }),
    contact: v.object({
      form: v.literal("contact"),
      name,
      email,
      phone: v.pipe(phoneLine, v.check(isPhone, problems.phone), v.transform(absentWhenEmpty)),
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.nonEmpty(problems.noReason),
        v.picklist(contactReasons, problems.reason),
      ),
      message,
      /** A ticked box sends the version of the wording beside it. */
      consent: v.pipe(line(problems, "consent version", 40), v.transform(absentWhenEmpty)),
    }),
    /** The form at the foot of pages about projects; the server tells a phone number from a question. */
    "project-question": v.object({
      form: v.literal("project-question"),
      name,
      email,
      phoneOrQuestion: v.pipe(
        paragraph(problems, "question", maxCharacters.message),
        v.transform(absentWhenEmpty),
      ),
      /** Where the form does not show it, the visitor asks as an investor. */
      reason: v.pipe(
        v.optional(v.string(), ""),
        v.transform((reason) => reason || reasonToInvest),
        v.picklist(contactReasons, problems.reason),
      ),
    }),
    newsletter: v.object({
      form: v.literal("newsletter"),
      /** In small letters: one person is one subscription, however they write their address. */
      email: v.pipe(email, v.toLowerCase()),
      /** The version of the wording beside the button, which the page sends along. */
      consent: v.pipe(v.optional(v.string(), ""), v.nonEmpty(problems.oldNewsletterForm)),
    }),
  };
}

const leadSchemas = leadSchemasOf(forms.fieldProblems);

export type LeadForm = keyof typeof leadSchemas;
export type Lead = { [Form in LeadForm]: v.InferOutput<(typeof leadSchemas)[Form]> }[LeadForm];
export type NewsletterSignUp = Extract<Lead, { form: "newsletter" }>;
/** Somebody who wants an answer. */
export type Inquiry = Exclude<Lead, NewsletterSignUp>;

export const leadFormSchema = v.picklist(["expert", "bottom", "contact", "project-question", "newsletter"]);

/** The fields that a visitor fills in, in the order in which they are shown. */
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
/** `project` is the choice of a form that lets the visitor choose one. */
export type FieldValues = Partial<Record<LeadField | "project", string>>;

/** What was typed into a form, as the browser sends it. */
export function typedValues(fields: Pick<FormData, "get">): FieldValues {
  const typed = [...leadFields, "project" as const].map((name) => [name, fields.get(name)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === "string"));
}

const fieldSchema = v.picklist(leadFields);

/** What was typed, checked: the normalized lead, or for each field at fault one sentence that says how to repair it. */
type CheckedLead =
  | { readonly valid: true; readonly lead: Lead }
  | { readonly valid: false; readonly errors: FieldErrors };

export function checkLead(
  form: LeadForm,
  values: FieldValues,
  problems: FieldProblems = forms.fieldProblems,
): CheckedLead {
  const schemas = problems === forms.fieldProblems ? leadSchemas : leadSchemasOf(problems);
  const parsed = v.safeParse(schemas[form], { ...values, form });
  if (parsed.success) return { valid: true, lead: parsed.output };
  const errors: FieldErrors = {};
  for (const issue of parsed.issues) {
    const field = v.safeParse(fieldSchema, issue.path?.[0]?.key);
    if (field.success) errors[field.output] ??= issue.message;
  }
  return { valid: false, errors };
}
