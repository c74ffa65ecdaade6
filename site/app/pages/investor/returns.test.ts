import { describe, expect, it } from "vitest";
import { returnClasses } from "~/content/offering.ts";
import {
  classFor,
  impliedSharePercent,
  isCalculable,
  poolShareDollars,
  readDollars,
  targetProfitDollars,
  targetTotalDollars,
  taxPools,
} from "./returns.ts";

describe("the class of an amount", () => {
  it.each([
    [50_000, "A"],
    [75_000, "A"],
    [80_000, "B"],
    [100_000, "B"],
    [145_000, "B"],
    [150_000, "C"],
    [250_000, "C"],
    [5_000_000, "C"],
  ])("%d dollars is class %s", (investmentDollars, name) => {
    expect(classFor(investmentDollars)?.name).toBe(name);
  });

  it.each([0, 49_999, 75_001, 77_500, 79_999, 145_001, 149_999])(
    "%d dollars has none",
    (investmentDollars) => {
      expect(classFor(investmentDollars)).toBeUndefined();
    },
  );
});

describe("the target", () => {
  it.each([
    ["A", 50_000, 95_000],
    ["B", 100_000, 192_000],
    ["C", 150_000, 289_500],
  ])("of class %s multiplies %d to %d dollars", (name, investmentDollars, totalDollars) => {
    const returnClass = classFor(investmentDollars);
    expect(returnClass?.name).toBe(name);
    if (!returnClass) return;
    expect(targetTotalDollars(investmentDollars, returnClass)).toBeCloseTo(totalDollars, 6);
    expect(targetProfitDollars(investmentDollars, returnClass)).toBeCloseTo(
      totalDollars - investmentDollars,
      6,
    );
  });

  it("belongs to a hold of about 3¾ years in each class: profit over average annual return", () => {
    for (const { aar, equityMultiple } of returnClasses) {
      const years = (Number.parseFloat(equityMultiple) - 1) / (Number.parseFloat(aar) / 100);
      expect(years).toBeGreaterThan(3.7);
      expect(years).toBeLessThan(3.8);
    }
  });
});

describe("the tax view", () => {
  const sharesDollars = taxPools.map((pool) => poolShareDollars(100_000, pool, impliedSharePercent));

  it("reproduces the printed figures per $100K", () => {
    expect(sharesDollars.map(Math.round)).toEqual([3437, 16_132]);
  });

  it("reproduces the printed sum, which was rounded after adding", () => {
    expect(Math.round(sharesDollars.reduce((sum, share) => sum + share, 0))).toBe(19_568);
  });

  it("follows the assumption", () => {
    for (const pool of taxPools) {
      expect(poolShareDollars(100_000, pool, 35)).toBeCloseTo(poolShareDollars(50_000, pool, 70), 6);
      expect(poolShareDollars(100_000, pool, 0)).toBe(0);
    }
  });
});

describe("a typed amount", () => {
  it.each([
    ["$100,000", 100_000],
    ["100000", 100_000],
    [" 77 500 ", 77_500],
    ["150k", 150_000],
    ["62.5K", 62_500],
  ])("%j is %d dollars", (typed, dollars) => {
    expect(readDollars(typed)).toBe(dollars);
  });

  it.each(["", "$", "a lot", "-50000", "1e5", "50-75"])("%j is none", (typed) => {
    expect(readDollars(typed)).toBeUndefined();
  });

  it("is calculated from $50,000 to $250,000", () => {
    expect([undefined, 49_999, 50_000, 250_000, 250_001].map(isCalculable)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});
