import type { FieldErrors, FieldValues, LeadForm } from "./form-fields.ts";

/** What the form's action answers. `values` lets the page be shown again, without JavaScript, as it was typed. */
export type LeadAnswer =
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
  /** It could not be stored. */
  | { readonly outcome: "failed"; readonly form?: LeadForm; readonly values?: FieldValues }
  /** The browser's own: the site was not reached. */
  | { readonly outcome: "unanswered"; readonly form?: LeadForm };

/** The page that a visitor comes to with an accepted form; it says what happens next. */
export const pageAfter: Readonly<Record<LeadForm, string>> = {
  expert: "/thank-you",
  bottom: "/thank-you",
  contact: "/thank-you",
  "project-question": "/thank-you",
  newsletter: "/newsletter/requested",
};

/** Names of the fields that no visitor fills in. */
export const hiddenField = {
  form: "form",
  submissionId: "submissionId",
  /** Honeypot: only a program fills it in. */
  trap: "website",
  /** Milliseconds between the form's first appearance and the sending, measured in the browser by one clock. */
  elapsedMs: "elapsedMs",
  /** "1" when the browser says that a program drives it. */
  automated: "automated",
  /** The project that the form is about, by its name in addresses. */
  project: "project",
  /** What goes along with a question: dollars, the name of a class, and which papers are asked for. */
  amount: "amount",
  returnClass: "returnClass",
  askedFor: "askedFor",
  /** Address with which the visit began, for its campaign parameters. */
  landing: "landing",
  referrer: "referrer",
} as const;
