import { forms } from "~/words/forms.ts";
import { fill } from "~/words/words.ts";
import type { LeadAnswer } from "../lead-answer.ts";
import { type FieldErrors, type LeadForm, leadFields } from "../lead-fields.ts";

/** What the error summary shows: each item names the control that repairs it. */
interface LeadProblem {
  readonly title: string;
  readonly items: readonly { readonly fieldId: string; readonly message: string }[];
}

export const fieldIdOf = (form: LeadForm, field: string) => `${form}-${field}`;
export const submitIdOf = (form: LeadForm) => `${form}-submit`;

const words = forms.problems;

const repairOfStatus: Readonly<Record<number, string>> = {
  403: words.blocked,
  409: words.sentBefore,
  413: words.tooLong,
  429: words.tooOften,
  451: words.automated,
};

/** None when every message has gone. */
export function problemOfErrors(form: LeadForm, errors: FieldErrors): LeadProblem | undefined {
  const items = leadFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldIdOf(form, field), message }];
  });
  if (items.length === 0) return undefined;
  const count = items.length;
  return { title: count === 1 ? words.oneField : fill(words.severalFields, { count }), items };
}

/** What went wrong, for the visitor; none when the lead was accepted. */
export function problemOfAnswer(form: LeadForm, answer: LeadAnswer): LeadProblem | undefined {
  switch (answer.outcome) {
    case "accepted":
      return undefined;
    case "invalid":
      return problemOfErrors(form, answer.errors);
    case "refused": {
      const { status, message } = answer;
      const repair = repairOfStatus[status] ?? words.tryAgain;
      return {
        title: fill(words.refused, { status, message }),
        items: [{ fieldId: submitIdOf(form), message: repair }],
      };
    }
    case "failed":
      return { title: words.failed, items: [{ fieldId: submitIdOf(form), message: words.tryAgain }] };
  }
}
