import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { targetSalePrices } from "./sale-price.ts";

const { offering } = bundledSite;

test("the sale pays back the loan and the target multiple of the equity", () => {
  // The loan, and 1.90 to 1.93 times $5.6m.
  expect(targetSalePrices(offering)).toEqual({ highest: "$20.4m", loan: "$9.6m", lowest: "$20.2m" });
});

test("needs the asset value, the equity and a target multiple", () => {
  expect(targetSalePrices({ ...offering, facts: [] })).toBeUndefined();
  expect(targetSalePrices({ ...offering, returnClasses: [] })).toBeUndefined();
});
