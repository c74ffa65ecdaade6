import { fill } from "~/copy/copy.ts";
import type { forms } from "~/copy/forms.ts";
import { type FieldErrors, type LeadForm, leadFields } from "../form-fields.ts";
import type { LeadAnswer } from "../lead-answer.ts";

/** Content of the error summary. Each item links to the field to correct. */
interface LeadProblem {
  readonly title: string;
  readonly items: readonly { readonly fieldId: string; readonly message: string }[];
}

export const fieldIdOf = (form: LeadForm, field: string) => `${form}-${field}`;
export const submitIdOf = (form: LeadForm) => `${form}-submit`;

type Words = typeof forms.problems;

const repairOfStatus: Readonly<Record<number, keyof Words>> = {
  403: "blocked",
  409: "sentBefore",
  413: "tooLong",
  429: "tooOften",
  451: "automated",
};

/** Returns undefined once all fields are corrected. */
export function problemOfErrors(words: Words, form: LeadForm, errors: FieldErrors): LeadProblem | undefined {
  const items = leadFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldIdOf(form, field), message }];
  });
  if (items.length === 0) return undefined;
  const count = items.length;
  return { title: count === 1 ? words.oneField : fill(words.severalFields, { count }), items };
}

/** Describes a failed answer; undefined if the lead was accepted. */
export function problemOfAnswer(words: Words, form: LeadForm, answer: LeadAnswer): LeadProblem | undefined {
  switch (answer.outcome) {
    case "accepted":
      return undefined;
    case "invalid":
      return problemOfErrors(words, form, answer.errors);
    case "refused": {
      const { status, message } = answer;
      const repair = words[repairOfStatus[status] ?? "tryAgain"];
      return {
        title: fill(words.refused, { status, message }),
        items: [{ fieldId: submitIdOf(form), message: repair }],
      };
    }
    case "failed":
    case "unanswered": {
      const message = answer.outcome === "failed" ? words.ourFault : words.tryAgain;
      return { title: words.failed, items: [{ fieldId: submitIdOf(form), message }] };
    }
  }
}
