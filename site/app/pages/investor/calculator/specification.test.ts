import { describe, expect, it } from "vitest";
import type { ReturnClass } from "~/content/model/offering.ts";
import { amountRange } from "~/content/model/wording/dollars.ts";
import { formatDollars } from "~/content/model/wording/format.ts";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { seededRandom } from "../../../../testing/seeded-random.ts";
import { outcomesOf, yearByYear } from "./outcomes.ts";
import { classFor, impliedHoldYears, limitsOf, targetOf } from "./returns.ts";

// Specification, section 9, "Return classes": every printed figure, and what the code makes of it.
const printed = [
  {
    name: "A",
    from: 50_000,
    to: 75_000,
    preferred: 5,
    irr: 19.6,
    multiple: 1.9,
    aar: 24.1,
    example: [50_000, 95_000],
  },
  {
    name: "B",
    from: 80_000,
    to: 145_000,
    preferred: 6,
    irr: 19.8,
    multiple: 1.92,
    aar: 24.4,
    example: [100_000, 192_000],
  },
  {
    name: "C",
    from: 150_000,
    to: Number.POSITIVE_INFINITY,
    preferred: 7,
    irr: 20,
    multiple: 1.93,
    aar: 24.7,
    example: [150_000, 289_500],
  },
] as const;

const { offering } = bundledSite;
const { returnClasses: classes } = offering;

function published(name: string): ReturnClass {
  const found = classes.find((one) => one.name === name);
  if (!found) throw new Error(`There is no class ${name}`);
  return found;
}

function targetIn(dollars: number, name: string) {
  const target = targetOf(dollars, published(name));
  if (!target) throw new Error(`Class ${name} cannot be calculated`);
  return target;
}

/** The yearly rate at which the payments, in dollars by years from now, are worth one dollar today. */
function internalRate(payments: readonly (readonly [years: number, dollars: number])[]): number {
  let [low, high] = [-0.9, 2];
  for (let step = 0; step < 80; step += 1) {
    const rate = (low + high) / 2;
    const worth = payments.reduce((sum, [years, dollars]) => sum + dollars / (1 + rate) ** years, 0);
    if (worth > 1) low = rate;
    else high = rate;
  }
  return low * 100;
}

describe.each(printed)("class $name of the specification", (row) => {
  const { name, from, to, preferred, irr, multiple, aar, example } = row;

  it("has the range, the preferred return and the multiple that are printed", () => {
    const { equityMultiple, preferredReturn, range } = published(name);
    expect(amountRange(range)).toMatchObject({ fromDollars: from, toDollars: to });
    expect(preferredReturn).toBe(`${preferred}%`);
    expect(equityMultiple).toBe(`${multiple.toFixed(2)}x`);
    expect(targetIn(1, name).totalDollars).toBeCloseTo(multiple, 10);
  });

  it("gives the example total that is printed", () => {
    const [investmentDollars, totalDollars] = example;
    expect(formatDollars(targetIn(investmentDollars, name).totalDollars)).toBe(formatDollars(totalDollars));
  });

  it("has the AAR that its profit gives over the hold, to a quarter of a point", () => {
    expect(published(name).aar).toBe(`${aar.toFixed(1)}%`);
    const perYear = targetIn(100, name).profitDollars / impliedHoldYears;
    expect(Math.abs(perYear - aar)).toBeLessThan(0.25);
  });

  it("has an IRR between paying all at the end and paying the preferred return each year within the total", () => {
    expect(published(name).irr).toBe(`${irr.toFixed(1)}%`);
    const atTheEnd = internalRate([[impliedHoldYears, multiple]]);
    const yearly = preferred / 100;
    const wholeYears = Math.floor(impliedHoldYears);
    const paidEachYear = internalRate([
      ...Array.from({ length: wholeYears }, (_, index) => [index + 1, yearly] as const),
      [impliedHoldYears, multiple - yearly * wholeYears],
    ]);
    // To the tenth of a point that is printed.
    expect(irr).toBeGreaterThanOrEqual(atTheEnd - 0.05);
    expect(irr).toBeLessThanOrEqual(paidEachYear + 0.05);
  });

  it("never adds the preferred return to the total, whatever it is", () => {
    const random = seededRandom(`preferred ${name}`);
    for (let run = 0; run < 200; run += 1) {
      const dollars = random.whole(from, Math.min(to, 250_000));
      const other = { ...published(name), preferredReturn: `${random.whole(0, 40)}%` };
      expect(targetOf(dollars, other)).toEqual(targetOf(dollars, published(name)));
      expect(targetIn(dollars, name).totalDollars).toBeCloseTo(dollars * multiple, 6);
      // Inside the profit: paid first, it leaves the rest.
      expect((dollars * preferred * impliedHoldYears) / 100).toBeLessThan(
        targetIn(dollars, name).profitDollars,
      );
    }
  });
});

describe("any amount", () => {
  const limits = limitsOf(offering);
  const random = seededRandom("amounts");
  const amounts = Array.from({ length: 500 }, () =>
    random.whole(limits?.smallestDollars ?? 0, limits?.largestDollars ?? 0),
  );

  it("is in the class whose printed range holds it, or in none", () => {
    for (const dollars of amounts) {
      const expected = printed.find(({ from, to }) => dollars >= from && dollars <= to)?.name;
      expect(classFor(dollars, classes)?.name, String(dollars)).toBe(expected);
    }
  });

  it("comes back as its outcomes say, and never beyond the target", () => {
    for (const dollars of amounts) {
      const returnClass = classFor(dollars, classes);
      const target = returnClass ? targetOf(dollars, returnClass) : null;
      const lossPercent = random.whole(0, 100);
      const outcomes = outcomesOf(dollars, target, lossPercent);
      expect(outcomes.map(({ kind }) => kind)).toEqual([
        ...(target ? ["met", "half"] : []),
        "no-profit",
        "loss",
        "all-lost",
      ]);
      for (const { lostDollars, profitDollars, totalDollars } of outcomes) {
        expect(totalDollars).toBeCloseTo(dollars + profitDollars - lostDollars, 6);
        expect(totalDollars).toBeGreaterThanOrEqual(0);
        expect(totalDollars).toBeLessThanOrEqual(target?.totalDollars ?? dollars);
      }
      const totals = Object.fromEntries(outcomes.map(({ kind, totalDollars }) => [kind, totalDollars]));
      expect(totals).toMatchObject({ "all-lost": 0, "no-profit": dollars });
      expect(totals.loss).toBeCloseTo(dollars * (1 - lossPercent / 100), 6);
      if (target) expect(totals.half).toBeCloseTo(dollars + target.profitDollars / 2, 6);
    }
  });

  it("ends year by year at its target", () => {
    for (const dollars of amounts) {
      const returnClass = classFor(dollars, classes);
      if (!returnClass) continue;
      const target = targetOf(dollars, returnClass);
      if (!target) throw new Error("There is no target");
      const years = yearByYear(dollars, target);
      expect(years.map(({ part }) => part)).toEqual([1, 1, 1, 0.75]);
      expect(years.reduce((sum, { profitDollars }) => sum + profitDollars, 0)).toBeCloseTo(
        target.profitDollars,
        6,
      );
      expect(years.at(-1)?.totalDollars).toBeCloseTo(target.totalDollars, 6);
    }
  });
});

it("gives the outcomes of $100,000 in class B as they are told", () => {
  const totals = outcomesOf(100_000, targetIn(100_000, "B"), 25).map(({ totalDollars }) =>
    formatDollars(totalDollars),
  );
  expect(totals).toEqual(["$192,000", "$146,000", "$100,000", "$75,000", "$0"]);
});
