import type { FieldErrors, FieldValues } from "./field-names.ts";
import type { LeadForm } from "./form-fields.ts";

/** Response of the form's action. `values` refills the form without JavaScript. */
export type LeadResponse =
  | { readonly outcome: "accepted"; readonly form: LeadForm }
  | {
      readonly outcome: "invalid";
      readonly form: LeadForm;
      readonly errors: FieldErrors;
      readonly values: FieldValues;
    }
  | {
      readonly outcome: "refused";
      readonly form?: LeadForm;
      readonly status: number;
      readonly message: string;
      readonly values: FieldValues;
    }
  /** The lead could not be stored. */
  | { readonly outcome: "failed"; readonly form?: LeadForm; readonly values?: FieldValues }
  /** Set by the browser if the site did not respond. */
  | { readonly outcome: "noResponse"; readonly form?: LeadForm };

/** Returns the path of the page that follows an accepted form. */
export const pageAfter = (form: LeadForm): string =>
  form === "newsletter" ? "/newsletter/requested" : "/thank-you";

/** Fields that visitors do not see. */
export const hiddenField = {
  form: "form",
  submissionId: "submissionId",
  trap: "website",
  /** Milliseconds from the form's first appearance to sending. */
  elapsedMs: "elapsedMs",
  /** "1" if the browser is automated. */
  automated: "automated",
  project: "project",
  /** Details of a question: dollars, class name, requested papers. */
  amount: "amount",
  returnClass: "returnClass",
  askedFor: "askedFor",
  landing: "landing",
  referrer: "referrer",
} as const;
