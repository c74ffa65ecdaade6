import { capitalized, countWord } from "~/content/model/wording/words.ts";
import type { LeadAnswer } from "../lead-answer.ts";
import { type FieldErrors, type LeadForm, leadFields } from "../lead-fields.ts";

/** What the error summary shows: each item names the control that repairs it. */
interface LeadProblem {
  readonly title: string;
  readonly items: readonly { readonly fieldId: string; readonly message: string }[];
}

export const fieldIdOf = (form: LeadForm, field: string) => `${form}-${field}`;
export const submitIdOf = (form: LeadForm) => `${form}-submit`;

const repairOfStatus: Readonly<Record<number, string>> = {
  403: "Call us, or write to us from your own mail program",
  409: "Reload the page before you send other details",
  413: "Shorten what you typed, then send it again",
  429: "Wait a little, then send it again",
  451: "Open this page in an ordinary browser, or call us",
};

/** None when every message has gone. */
export function problemOfErrors(form: LeadForm, errors: FieldErrors): LeadProblem | undefined {
  const items = leadFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldIdOf(form, field), message }];
  });
  if (items.length === 0) return undefined;
  const count = capitalized(countWord(items.length));
  return { title: `${count} ${items.length === 1 ? "thing needs" : "things need"} your attention`, items };
}

/** What went wrong, for the visitor; none when the lead was accepted. */
export function problemOfAnswer(form: LeadForm, answer: LeadAnswer): LeadProblem | undefined {
  switch (answer.outcome) {
    case "accepted":
      return undefined;
    case "invalid":
      return problemOfErrors(form, answer.errors);
    case "refused": {
      const message = repairOfStatus[answer.status] ?? "Send it again, or call us";
      return {
        title: `Your details were not sent: ${answer.message}`,
        items: [{ fieldId: submitIdOf(form), message }],
      };
    }
    case "failed":
      return {
        title: "Your details were not sent. Everything you typed is still here.",
        items: [{ fieldId: submitIdOf(form), message: "Check your connection, then send them again" }],
      };
  }
}
