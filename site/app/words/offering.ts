import type { ReturnClass } from "../content/model/site-content.ts";
import { amountRange } from "../content/model/wording/dollars.ts";
import { capitalized, countWord } from "../content/model/wording/words.ts";

/** What stands beside the offering's figures wherever they are shown. Nobody can edit it away. */

export const offeringFactsCaution =
  "A target is not a promise. The hold period, fees, and whether figures are net or gross are stated in the offering documents. You can lose principal, and interests cannot be readily sold.";

export function returnClassesTitle({ length }: readonly ReturnClass[]): string {
  return length === 1
    ? "One class, whatever you commit"
    : `${capitalized(countWord(length))} classes, by the amount you commit`;
}

/** Amounts between two ranges belong to no class. */
export function returnGapNote(classes: readonly ReturnClass[]): string {
  const ranges = classes.flatMap(({ range }) => amountRange(range) ?? []);
  const gaps = ranges.flatMap((range, index) => {
    const next = ranges[index + 1];
    if (!next || next.fromDollars - range.toDollars <= 1) return [];
    return [`${range.toText} and ${next.fromText}`];
  });
  return gaps.length > 0 ? `Between ${gaps.join(", or ")}? Ask us.` : "An amount that fits no class? Ask us.";
}

export const returnNotes: readonly string[] = [
  "All returns are targets over a hold of about 3¾ years. The preferred return is a priority within the total, not added to it. Fees, and whether figures are net of them, are stated in the offering documents.",
  "IRR: internal rate of return. AAR: average annual return. Targets rest on assumptions that may prove wrong. You can lose some or all of your investment, and interests cannot be readily sold.",
];

export const taxBenefitsDating = "As published for tax years 2024 and 2025. Current law differs.";

export const taxBenefitsNotes: readonly string[] = [
  "Printed as the sponsor published them, without recalculation. The home-energy credit ended for units acquired after June 30, 2026.",
  "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
];

/** Where a figure comes from, or that nobody has said so yet. */
export function sourceNote(source: string | null): string {
  if (source === null) return "Source and date to be supplied by the sponsor.";
  return `Source: ${source.replace(/\.$/, "")}.`;
}
