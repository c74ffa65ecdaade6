/**
 * The wording beside the consent checkbox. A changed wording gets a new version: what a visitor agreed to is
 * stored as the version that the page showed, which may be an older one than this.
 */
export const callConsent = {
  version: "2026-11-01",
  wording:
    "Call or text me about opportunities at this number, including by automated means. Optional, and not a condition of investing. Message and data rates may apply. Reply STOP to end.",
} as const;
