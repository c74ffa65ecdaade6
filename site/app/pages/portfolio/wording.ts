import type { Stat } from "~/content/model/site-content.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import type { portfolio } from "~/copy/portfolio.ts";

type Words = typeof portfolio;

/** "534 units completed since 2021, 555 under construction, 940 under contract. See our projects…". */
export function descriptionOf(words: Words["meta"]["description"], stats: readonly Stat[]): string {
  const totals = stats.map(({ convention, note, units }, index) => {
    const count = formatCount(units);
    const stage = stageOf(words, convention, note);
    return (index === 0 ? fill(words.firstTotal, { count, stage }) : `${count} ${stage}`).trim();
  });
  return totals.length > 0 ? fill(words.text, { totals: totals.join(", ") }) : words.ofNone;
}

function stageOf(words: Words["meta"]["description"], convention: Stat["convention"], note: string): string {
  if (convention === "under-way") return words.underWay;
  return convention === "built" ? `${words.built} ${note}` : note || words.planned;
}
