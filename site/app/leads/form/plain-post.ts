import { hiddenField } from "../lead-answer.ts";

/**
 * Sends a form as a browser without scripts does, for when a script of ours has failed: the server takes the lead and
 * answers with a page. Without the submission id, by which it would answer a script instead; it recognizes what has
 * arrived before by its content.
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
