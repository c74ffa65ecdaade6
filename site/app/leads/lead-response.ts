import type { FieldErrors, FieldValues } from "./field-names.ts";
import type { FormName } from "./form-fields.ts";

/** Response to a sent form. `values` refills the form without JavaScript. */
export type LeadResponse =
  | { readonly outcome: "accepted"; readonly form: FormName }
  | {
      readonly outcome: "invalid";
      readonly form: FormName;
      readonly errors: FieldErrors;
      readonly values: FieldValues;
    }
  | {
      readonly outcome: "refused";
      readonly form?: FormName;
      readonly status: number;
      readonly message: string;
      readonly values: FieldValues;
    }
  /** The lead could not be stored. */
  | { readonly outcome: "failed"; readonly form?: FormName; readonly values?: FieldValues }
  /** Set by the browser after a lost connection, a timeout or an error response without data. */
  | { readonly outcome: "noResponse"; readonly form?: FormName };

/** Returns the path of the page that follows an accepted form. */
export const pageAfter = (form: FormName): string =>
  form === "newsletter" ? "/newsletter/requested" : "/thank-you";
