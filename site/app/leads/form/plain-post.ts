import { hiddenField } from "../lead-answer.ts";

/**
 * Submits natively after a script failure. Leaves out the submission ID, which would ask for JSON; the server detects
 * repeats by content.
 */
export function submitWithoutScript(action: string, fields: FormData): void {
  const form = document.createElement("form");
  form.action = action;
  form.hidden = true;
  form.method = "post";
  for (const [name, value] of fields) {
    if (typeof value !== "string" || name === hiddenField.submissionId) continue;
    const input = document.createElement("input");
    input.name = name;
    input.type = "hidden";
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
