import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { fill } from "~/copy/copy.ts";
import { legalVersions } from "~/copy/legal-versions.server.ts";
import type { FormName } from "./form-fields.ts";

const consentFields: Partial<Record<FormName, string>> = {
  contact: "forms.consent.calls",
  newsletter: "forms.consent.newsletter",
};

/**
 * Returns this version of the wording that a form's consent agrees to, current or replaced, filled with today's brand,
 * email address and newsletter title. Undefined if the version is unknown or the form has no consent.
 */
export function consentWording(
  { legalTexts, settings }: Pick<ContentSnapshot, "legalTexts" | "settings">,
  form: FormName,
  version: string | undefined,
): string | undefined {
  const field = consentFields[form];
  const versions = [
    ...legalTexts.filter((text) => text.field === field),
    ...(legalVersions[field ?? ""] ?? []),
  ];
  const versionText = versions.find((text) => text.version === version);
  const names = { brand: settings.brand, email: settings.email, newsletter: settings.newsletterTitle };
  return versionText && fill(versionText.wording, names);
}
