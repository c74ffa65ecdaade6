import type { Offering } from "~/content/model/offering.ts";
import { readDollars } from "~/content/model/wording/dollars.ts";
import { leverageFactsOf } from "../investor/calculator/delay.ts";

const formatMillions = (dollars: number) => `$${(dollars / 1_000_000).toFixed(1)}m`;

/**
 * Returns the sale prices that pay back the loan and return the lowest and the highest target multiple on the equity.
 * The loan is taken as the asset value less the equity. Undefined without these figures.
 */
export function targetSalePrices({ facts, returnClasses }: Pick<Offering, "facts" | "returnClasses">) {
  const leverage = leverageFactsOf(facts);
  const value = readDollars(leverage?.assetValue ?? "");
  const equity = readDollars(leverage?.equity ?? "");
  const multiples = returnClasses
    .map(({ equityMultiple }) => Number.parseFloat(equityMultiple))
    .filter((multiple) => multiple > 1);
  if (!(value && equity && value > equity) || multiples.length === 0) return;
  const priceFor = (multiple: number) => formatMillions(value - equity + equity * multiple);
  return {
    highest: priceFor(Math.max(...multiples)),
    loan: formatMillions(value - equity),
    lowest: priceFor(Math.min(...multiples)),
  };
}
