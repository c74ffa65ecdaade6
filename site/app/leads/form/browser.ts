import { hiddenField } from "../field-names.ts";
import { landingUrl } from "./campaign.ts";

/** Returns hidden fields that only the browser knows. They are not in the page, which is cached for everyone. */
export function browserSignals(shownAt: number): Record<string, string> {
  return {
    [hiddenField.elapsedMs]: String(Math.round(performance.now() - shownAt)),
    // Detects automation the way the email provider's library does.
    [hiddenField.automated]: navigator.webdriver || navigator.languages.length === 0 ? "1" : "",
    [hiddenField.landing]: landingUrl(),
    [hiddenField.referrer]: document.referrer,
  };
}

/** Returns a random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain HTTP. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/**
 * Submits natively after a script failure. Omits the submission ID, because with an ID the server does not redirect to
 * the next page. Without it, the server detects repeats by content.
 */
export function submitNatively(action: string, fields: FormData): void {
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
