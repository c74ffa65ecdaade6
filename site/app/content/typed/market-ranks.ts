import type { MarketRank } from "../model/site-content.ts";

/** The subjects are samples; the sponsor confirms them together with their sources. */
export const marketRanks: readonly MarketRank[] = [
  { rank: "#1", text: "Growing population", scope: "Midwest metros", source: null },
  { rank: "#1", text: "Diverse employers", scope: "Cities of its size", source: null },
  { rank: "#3", text: "Renter demand", scope: "Mid-size markets", source: null },
  { rank: "#11", text: "Cost of living", scope: "United States", source: null },
];
