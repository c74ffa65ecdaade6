import { fill } from "~/copy/copy.ts";
import type { forms } from "~/copy/forms.ts";
import { type FieldErrors, leadFields } from "../field-names.ts";
import type { FormName } from "../form-fields.ts";
import type { LeadResponse } from "../lead-response.ts";

export const fieldIdOf = (form: FormName, field: string) => `${form}-${field}`;
export const submitIdOf = (form: FormName) => `${form}-submit`;

type Copy = typeof forms.problems;

/** Field of the copy that advises what to do after a refusal with this status. */
const adviceByStatus: Readonly<Record<number, keyof Copy>> = {
  403: "blocked",
  409: "sentBefore",
  413: "tooLong",
  429: "tooOften",
  451: "automated",
};

/** Returns the content of the error summary, which links to each wrong field; undefined once all are corrected. */
export function problemOfErrors(copy: Copy, form: FormName, errors: FieldErrors) {
  const items = leadFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldIdOf(form, field), message }];
  });
  if (items.length === 0) return undefined;
  const count = items.length;
  return { title: count === 1 ? copy.oneField : fill(copy.severalFields, { count }), items };
}

/** Returns the content of the error summary after a response; undefined if the lead was accepted. */
export function problemOfResponse(copy: Copy, form: FormName, response: LeadResponse) {
  switch (response.outcome) {
    case "accepted":
      return undefined;
    case "invalid":
      return problemOfErrors(copy, form, response.errors);
    case "refused": {
      const { status, message } = response;
      const advice = copy[adviceByStatus[status] ?? "tryAgain"];
      return {
        title: fill(copy.refused, { status, message }),
        items: [{ fieldId: submitIdOf(form), message: advice }],
      };
    }
    case "failed":
    case "noResponse": {
      const message = response.outcome === "failed" ? copy.ourFault : copy.tryAgain;
      return { title: copy.failed, items: [{ fieldId: submitIdOf(form), message }] };
    }
  }
}
