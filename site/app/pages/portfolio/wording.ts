import type { Stat } from "~/content/model/site-content.ts";
import { formatCount, formatDate } from "~/content/model/wording/format.ts";
import type { portfolio } from "~/words/portfolio.ts";
import { fill, type TitledText } from "~/words/words.ts";

type Words = typeof portfolio;

/** "534 units completed since 2021, 555 under construction, 940 under contract: what is built…". */
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

interface Dated {
  amountsAsOf: string;
  /** Whether the second phase's page publishes other amounts. */
  amountsDiffer: boolean;
  stats: readonly Stat[];
}

/** What is said of amounts, of those alone that are published. */
export function datingRows(
  { cards, otherPages, unitTotals }: Words["dating"],
  { amountsAsOf, amountsDiffer, stats }: Dated,
): readonly TitledText[] {
  const completed = stats.find(({ convention, note }) => convention === "built" && note);
  const counted = completed ? `${fill(unitTotals.counted, { since: completed.note })} ` : "";
  return [
    { title: cards.title, text: fill(cards.text, { date: formatDate(amountsAsOf) }) },
    ...(amountsDiffer ? [otherPages] : []),
    ...(stats.length > 0 ? [{ title: unitTotals.title, text: counted + unitTotals.text }] : []),
  ];
}
