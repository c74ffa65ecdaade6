import { expect, it } from "vitest";
import { offering } from "~/content/typed/offering.ts";
import { workedAmounts } from "./worked-amounts.ts";

const { returnClasses: classes } = offering;
const amountsOf = (list: typeof classes) =>
  workedAmounts(list).map(({ investmentDollars, name }) => [name, investmentDollars]);

it("works out a round amount of each class", () => {
  expect(amountsOf(classes)).toEqual([
    ["A", 50_000],
    ["B", 100_000],
    ["C", 150_000],
  ]);
});

it("takes the least of a class that has no round one", () => {
  expect(amountsOf(classes.map((one) => ({ ...one, range: "$80K to $95K" })))[0]).toEqual(["A", 80_000]);
});

it("leaves out what cannot be calculated with", () => {
  expect(amountsOf(classes.map((one) => ({ ...one, range: "some" })))).toEqual([]);
  expect(amountsOf(classes.map((one) => ({ ...one, equityMultiple: "about 2x" })))).toEqual([]);
});
