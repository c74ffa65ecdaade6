/**
 * The wording beside the consent checkbox. A changed wording gets a new version: what a visitor agreed to is
 * stored as the version that the page showed, which may be an older one than this.
 */
export const callConsent = {
  version: "2026-11-01",
  wording:
    "Call or text me about opportunities at this number, including by automated means. Optional, and not a condition of investing. Message and data rates may apply. Reply STOP to end.",
} as const;

/** Every wording that ever stood beside the newsletter form's button, the newest first. */
export const newsletterConsents = [
  {
    version: "2026-11-21",
    wording:
      "By signing up you ask us to email you this newsletter, about once a month. Every issue has a link that ends it.",
  },
] as const;

export const newsletterConsentVersions = newsletterConsents.map(({ version }) => version);
