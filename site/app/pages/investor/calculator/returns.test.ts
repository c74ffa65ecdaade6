import { describe, expect, it } from "vitest";
import type { ReturnClass } from "~/content/model/offering.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import {
  clampToLimits,
  classFor,
  excludedClasses,
  highestMultiple,
  impliedHoldYears,
  limitsOf,
  nearestAmounts,
  outcomesOf,
  targetOf,
} from "./returns.ts";

const { offering } = bundledSite;
const { returnClasses: classes } = offering;

/** Returns class A with some of its fields replaced. */
function classWith(others: Partial<ReturnClass>): ReturnClass {
  const [first] = classes;
  if (!first) throw new Error("There are no classes");
  return { ...first, ...others };
}

// Section 9 of the specification, "Return classes": published figures, tested at both ends of each range.
describe.each([
  { name: "A", from: 50_000, to: 75_000, multiple: 1.9, aar: 24.1 },
  { name: "B", from: 80_000, to: 145_000, multiple: 1.92, aar: 24.4 },
  { name: "C", from: 150_000, to: 5_000_000, multiple: 1.93, aar: 24.7 },
])("class $name", ({ name, from, to, multiple, aar }) => {
  it.each([from, to])("accepts %d dollars and multiplies them", (dollars) => {
    const found = classFor(dollars, classes);
    const target = found && targetOf(dollars, found);
    expect(found?.name).toBe(name);
    expect(target?.totalDollars).toBeCloseTo(dollars * multiple, 6);
    expect(target?.profitDollars).toBeCloseTo(dollars * (multiple - 1), 6);
  });

  it("implies a hold of 3¾ years: the profit divided by it is the AAR, within a quarter of a point", () => {
    expect(classFor(from, classes)?.aar).toBe(`${aar}%`);
    expect(Math.abs((100 * (multiple - 1)) / impliedHoldYears - aar)).toBeLessThan(0.25);
  });
});

it.each([0, 49_999, 75_001, 77_500, 79_999, 145_001, 149_999])("no class accepts %d dollars", (dollars) => {
  expect(classFor(dollars, classes)).toBeUndefined();
});

describe("a target multiple", () => {
  it.each([
    ["1.90x", 190_000],
    [" 2 X ", 200_000],
    ["1.9", 190_000],
  ])("accepts the format %j", (equityMultiple, totalDollars) => {
    expect(targetOf(100_000, classWith({ equityMultiple }))?.totalDollars).toBeCloseTo(totalDollars, 6);
  });

  it.each(["about 2x", "1.8x-2.0x", "2,0x", "n/a", "", "0.5x", "Infinityx"])(
    "cannot be parsed from %j, so the class is excluded",
    (equityMultiple) => {
      const wrong = classWith({ equityMultiple });
      expect(targetOf(100_000, wrong)).toBeNull();
      expect(excludedClasses([wrong, ...classes])).toEqual([wrong]);
      expect(highestMultiple([wrong, ...classes])).toBeCloseTo(1.93, 6);
    },
  );
});

it("skips a class whose range cannot be parsed, and has no limits without another class", () => {
  const vague = classWith({ range: "from a good sum" });
  expect(excludedClasses([vague, ...classes])).toEqual([vague]);
  expect(classFor(60_000, [vague])).toBeUndefined();
  for (const returnClasses of [[vague], []])
    expect(limitsOf({ minimumInvestment: "$50,000", returnClasses })).toBeNull();
});

describe("the limits of the amount", () => {
  const limits = { largestDollars: 250_000, smallestDollars: 50_000 };

  it("reach from the minimum (without one, the smallest amount of a class) to $100,000 above the largest", () => {
    for (const minimumInvestment of ["$50,000", "ask us", "$0"])
      expect(limitsOf({ ...offering, minimumInvestment })).toEqual(limits);
  });

  it("replace smaller and larger amounts", () => {
    expect([0, 60_000, 900_000].map((dollars) => clampToLimits(dollars, limits))).toEqual([
      50_000, 60_000, 250_000,
    ]);
  });
});

it.each([
  [77_500, [75_000, 80_000]],
  [147_000, [145_000, 150_000]],
  [40_000, [50_000]],
])("the nearest amounts to %d that a class covers are %j", (dollars, expected) => {
  expect(nearestAmounts(dollars, classes)).toEqual(expected);
});

it.each([
  ["with a target", { profitDollars: 92_000, totalDollars: 192_000 }, ["$192,000", "$146,000"]],
  ["without a target", null, []],
])("the outcomes for $100,000 %s end with no profit, the example of a loss, and $0", (_, target, best) => {
  const outcomes = outcomesOf(100_000, target, 25);
  const totals = outcomes.map(({ totalDollars }) => formatDollars(totalDollars));
  expect(totals).toEqual([...best, "$100,000", "$75,000", "$0"]);
  for (const { lostDollars, profitDollars, totalDollars } of outcomes)
    expect(totalDollars).toBe(100_000 + profitDollars - lostDollars);
});
