import { expect, it } from "vitest";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import {
  delays,
  exampleReturn,
  formatMultiple,
  formatRate,
  gridDelays,
  onePaymentOf,
  priceDrops,
  saleExample,
  saleFactsOf,
  salePrices,
  splitRent,
} from "./examples.ts";
import { calculate } from "./returns.ts";

const { offering } = bundledSite;
const limits = { largestDollars: 250_000, smallestDollars: 50_000 };
const saleFacts = saleFactsOf(offering);

function paymentOf(dollars: number) {
  const payment = onePaymentOf(calculate(dollars, limits, offering.returnClasses), saleFacts);
  if (!payment) throw new Error("There is no target");
  return payment;
}

const formatReturn = ({ irr, multiple }: { irr: number; multiple: number }) =>
  `${formatMultiple(multiple)} ${formatRate(irr)}`;

it("treats class B's target as one payment after 3.61 years, from a sale at 3.63 times the equity", () => {
  const { multiple, sale, years } = paymentOf(100_000);
  expect([multiple, sale?.leverage, years.toFixed(3)]).toEqual([1.92, 3.63, "3.611"]);
});

it("calculates a lower sale price from the lower cost in the tax table, and none without a cost", () => {
  const { assetValue = "", equity = "", taxCost = "" } = saleFacts ?? {};
  expect(saleExample(assetValue, equity, 1.92)).toEqual({ leverage: 3.63, loan: "$9.6m", sale: "$20.4m" });
  expect(saleExample(taxCost, equity, 1.92)).toEqual({ leverage: 3.26, loan: "$7.5m", sale: "$18.3m" });
  expect(saleExample("", equity, 1.92)).toBeNull();
});

it("gives the range of needed sale prices from low to high, whichever cost is the larger", () => {
  const facts = { assetValue: "$15.2m", equity: "$5.6m", taxCost: "$13.1m" };
  const range = ["$18.3m", "$20.4m"];
  expect(salePrices(facts, 1.92)).toEqual(range);
  expect(salePrices({ ...facts, assetValue: facts.taxCost, taxCost: facts.assetValue }, 1.92)).toEqual(range);
});

it("lowers multiple and IRR by the months of delay", () => {
  const classB = paymentOf(100_000);
  expect(delays.map((months) => formatReturn(exampleReturn(classB, months)))).toEqual([
    "1.92x 19.8%",
    "1.91x 18.2%",
    "1.89x 16.7%",
    "1.88x 15.5%",
    "1.86x 14.4%",
    "1.85x 13.4%",
    "1.83x 12.6%",
  ]);
});

it("combines a lower sale price with a delay", () => {
  const classB = paymentOf(100_000);
  const grid = priceDrops.map((drop) =>
    gridDelays.map((months) => formatReturn(exampleReturn(classB, months, drop))),
  );
  expect(grid[1]).toEqual(["1.56x 13.0%", "1.54x 11.9%", "1.53x 10.8%", "1.50x 9.1%", "1.47x 7.8%"]);
  expect(grid[4]).toEqual(["0.47x –19.0%", "0.45x –18.5%", "0.44x –18.2%", "0.41x –17.7%", "0.38x –17.3%"]);
});

it("never returns a multiple below zero", () => {
  expect(exampleReturn(paymentOf(50_000), 18, 0.9)).toEqual({ irr: -1, multiple: 0 });
});

it("returns no target without a class or a plain IRR, and no sale without readable figures", () => {
  expect(onePaymentOf(calculate(77_500, limits, offering.returnClasses), saleFacts)).toBeNull();
  const classB = calculate(100_000, limits, offering.returnClasses);
  expect(onePaymentOf(classB, { assetValue: "$15.2m", equity: "ask us", taxCost: "" })?.sale).toBeNull();
  const vague = offering.returnClasses.map((one) => ({ ...one, irr: "about 20%" }));
  expect(onePaymentOf(calculate(100_000, limits, vague), saleFacts)).toBeNull();
});

it("splits the rent in the stated order", () => {
  const expenses = { costs: 42, lender: 40, reserves: 3 };
  expect(splitRent(100, 11)).toEqual({ ...expenses, preferred: 11, investors: 2.8, us: 1.2 });
  expect(splitRent(100, 23)).toEqual({ ...expenses, preferred: 15, investors: 0, us: 0 });
  expect(splitRent(90, 23)).toEqual({ ...expenses, preferred: 5, investors: 0, us: 0 });
});
