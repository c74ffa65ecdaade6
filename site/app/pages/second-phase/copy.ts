import type { Fact } from "~/pages/sections/facts-strip.tsx";
import type { TopicRow } from "~/pages/sections/topic-rows.tsx";

/** Specification, sections 2 and 9. */
export const facts: readonly Fact[] = [
  { label: "Asset value", value: "$15.2m" },
  { label: "IRR, target", value: "19.6%" },
  { label: "Targeted equity", value: "$5.6m" },
];

export const factsCaution =
  "A target is not a promise. Fees, the hold period, and whether figures are net or gross are stated in the offering documents. You can lose principal, and you cannot readily sell.";

export const aboutProjects: readonly TopicRow[] = [
  { title: "96 units", text: "The second phase of a community of 180 units in total, in Sioux Falls." },
  {
    title: "Opportunity zone",
    text: "Opportunity-zone deferral, as published. Gain deferred under the first program is recognized on December 31, 2026.",
  },
  {
    title: "Depreciation",
    text: "Bonus depreciation, which applies to components with a recovery period of 20 years or less.",
  },
  {
    title: "Tax credits",
    text: "About 20% of invested capital for 2024 and 2025, as published. Current law differs; ask your adviser.",
  },
  { title: "A proven model", text: "The same plan as the first phase next door." },
];

export const taxNote = "Tax statements are historical and appear as published. They are not tax advice.";
