import { hiddenField } from "../lead-answer.ts";
import { landingAddress } from "./campaign.ts";

/** What a hydrated form knows beyond its fields. Nothing of it stands in the page, which is cached for everybody. */
export function browserSignals(shownAt: number): Record<string, string> {
  return {
    [hiddenField.elapsedMs]: String(Math.round(performance.now() - shownAt)),
    // As the email provider's own library recognizes a browser that a program drives.
    [hiddenField.automated]: navigator.webdriver || navigator.languages.length === 0 ? "1" : "",
    [hiddenField.landing]: landingAddress(),
    [hiddenField.referrer]: document.referrer,
  };
}

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` itself is missing on plain HTTP. */
export function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
