import { expect, it } from "vitest";
import { bundledSite } from "../../testing/bundled-site.ts";
import { consentWording } from "./consent.server.ts";

const { settings } = bundledSite;
const newest = {
  field: "forms.consent.calls",
  version: "v5-2026-12",
  wording: "{brand} may call me. I write to {email} to end it.",
};
const content = { legalTexts: [newest], settings };

it("returns the wording of the given version with names filled in", () => {
  expect(consentWording(content, "contact", "v5-2026-12")).toBe(
    `${settings.brand} may call me. I write to ${settings.email} to end it.`,
  );
  expect(consentWording(content, "contact", "v2-2026-11")).toMatch(
    /^I agree that .* may call and text me .* electronic signature\.$/,
  );
  for (const version of ["v3-2026-11", "v4-2026-11"])
    expect(consentWording(content, "contact", version)).toMatch(
      /^I agree that .* may email me .* electronic signature\.$/,
    );
  expect(consentWording(content, "newsletter", "v2-2026-11")).toContain(settings.newsletterTitle);
});

it("returns the first wordings, to which older leads agreed", () => {
  expect(consentWording(content, "contact", "2026-11-01")).toMatch(/^Call or text me about opportunities/);
  expect(consentWording(content, "newsletter", "2026-11-21")).toMatch(/^By signing up you ask us/);
});

it("returns undefined for unknown versions, versions of another form, and forms without a consent", () => {
  expect(consentWording(content, "contact", "v9")).toBeUndefined();
  expect(consentWording(content, "contact", undefined)).toBeUndefined();
  expect(consentWording(content, "newsletter", "v5-2026-12")).toBeUndefined();
  expect(consentWording(content, "expert", "v2-2026-11")).toBeUndefined();
});
