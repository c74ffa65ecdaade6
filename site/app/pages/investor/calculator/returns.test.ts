import { describe, expect, it } from "vitest";
import type { ReturnClass } from "~/content/model/offering.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { classFor, highestMultiple, limitsOf, targetOf, uncalculable, within } from "./returns.ts";

const { offering } = bundledSite;

const { returnClasses: classes } = offering;

/** Class A with other words than figures. */
function worded(others: Partial<ReturnClass>): ReturnClass {
  const [first] = classes;
  if (!first) throw new Error("There are no classes");
  return { ...first, ...others };
}

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
    expect(classFor(investmentDollars, classes)?.name).toBe(name);
  });

  it.each([0, 49_999, 75_001, 77_500, 79_999, 145_001, 149_999])(
    "%d dollars has none",
    (investmentDollars) => {
      expect(classFor(investmentDollars, classes)).toBeUndefined();
    },
  );
});

describe("the target", () => {
  it.each([
    ["A", 50_000, 95_000],
    ["B", 100_000, 192_000],
    ["C", 150_000, 289_500],
  ])("of class %s multiplies %d to %d dollars", (name, investmentDollars, totalDollars) => {
    const returnClass = classFor(investmentDollars, classes);
    expect(returnClass?.name).toBe(name);
    const target = returnClass && targetOf(investmentDollars, returnClass);
    expect(target?.totalDollars).toBeCloseTo(totalDollars, 6);
    expect(target?.profitDollars).toBeCloseTo(totalDollars - investmentDollars, 6);
  });

  it("belongs to a hold of about 3¾ years in each class: profit over average annual return", () => {
    for (const { aar, equityMultiple } of classes) {
      const years = (Number.parseFloat(equityMultiple) - 1) / (Number.parseFloat(aar) / 100);
      expect(years).toBeGreaterThan(3.7);
      expect(years).toBeLessThan(3.8);
    }
  });

  it.each([
    ["1.90x", 190_000],
    [" 2 X ", 200_000],
    ["1.9", 190_000],
  ])("may be written %j", (equityMultiple, totalDollars) => {
    expect(targetOf(100_000, worded({ equityMultiple }))?.totalDollars).toBeCloseTo(totalDollars, 6);
  });

  it.each(["about 2x", "1.8x-2.0x", "2,0x", "n/a", "", "0.5x", "Infinityx"])(
    "is not calculated from %j, and that is said",
    (equityMultiple) => {
      const wrong = worded({ equityMultiple });
      expect(targetOf(100_000, wrong)).toBeNull();
      expect(uncalculable([wrong, ...classes])).toEqual([wrong]);
      expect(highestMultiple([wrong, ...classes])).toBeCloseTo(1.93, 6);
    },
  );

  it("leaves nothing of the published classes out", () => {
    expect(uncalculable(classes)).toEqual([]);
  });
});

describe("a range that cannot be read", () => {
  const vague = worded({ range: "from a good sum" });

  it("is said to be left out, and takes no amount", () => {
    expect(uncalculable([vague])).toEqual([vague]);
    expect(classFor(60_000, [vague])).toBeUndefined();
  });

  it("leaves nothing to calculate with when there is no other", () => {
    expect(limitsOf({ minimumInvestment: "$50,000", returnClasses: [vague] })).toBeNull();
    expect(limitsOf({ minimumInvestment: "$50,000", returnClasses: [] })).toBeNull();
  });
});

describe("the amounts that are calculated with", () => {
  const limits = { largestDollars: 250_000, smallestDollars: 50_000 };

  it("reach from the minimum to somewhat more than the classes name", () => {
    expect(limitsOf(offering)).toEqual(limits);
  });

  it("begin with the first class where the minimum is not an amount", () => {
    expect(limitsOf({ ...offering, minimumInvestment: "ask us" })).toEqual(limits);
    expect(limitsOf({ ...offering, minimumInvestment: "$0" })).toEqual(limits);
  });

  it("are bounded on both sides", () => {
    expect([0, 60_000, 900_000].map((dollars) => within(dollars, limits))).toEqual([50_000, 60_000, 250_000]);
  });
});
