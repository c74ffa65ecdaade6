import { expect, it } from "vitest";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { impliedSharePercent } from "./calculator-input.ts";
import { matchesPublishedFigures, poolShareDollars, taxPools } from "./tax-view.tsx";

const { offering } = bundledSite;

const sharesDollars = taxPools.map((pool) => poolShareDollars(100_000, pool, impliedSharePercent));

it("reproduces the published figures per $100K", () => {
  expect(sharesDollars.map(Math.round)).toEqual([3437, 16_132]);
  expect(matchesPublishedFigures(offering.taxBenefits)).toBe(true);
});

it("reproduces the published sum, which was rounded after adding", () => {
  expect(Math.round(sharesDollars.reduce((sum, share) => sum + share, 0))).toBe(19_568);
});

it("gives shares in proportion to the assumed percentage", () => {
  for (const pool of taxPools) {
    expect(poolShareDollars(100_000, pool, 35)).toBeCloseTo(poolShareDollars(50_000, pool, 70), 6);
    expect(poolShareDollars(100_000, pool, 0)).toBe(0);
  }
});

it("recognizes only the figures from which the assumption was derived", () => {
  expect(matchesPublishedFigures(offering.taxBenefits.slice(0, 1))).toBe(false);
  for (const perHundredThousand of ["$17,000", "to be stated"]) {
    const changed = offering.taxBenefits.map((benefit) => ({ ...benefit, perHundredThousand }));
    expect(matchesPublishedFigures(changed)).toBe(false);
  }
});
