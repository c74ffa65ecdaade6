import { describe, expect, it } from "vitest";
import { amountRange, readDollars } from "./dollars.ts";

describe("an amount", () => {
  it.each([
    ["$100,000", 100_000],
    ["100000", 100_000],
    [" 77 500 ", 77_500],
    ["150k", 150_000],
    ["62.5K", 62_500],
    ["$1.5M", 1_500_000],
  ])("%j is %d dollars", (text, dollars) => {
    expect(readDollars(text)).toBe(dollars);
  });

  it.each(["", "$", "a lot", "-50000", "1e5", "50-75"])("%j is not an amount", (text) => {
    expect(readDollars(text)).toBeUndefined();
  });
});

describe("a range of amounts", () => {
  it.each([
    ["$50K-$75K", 50_000, 75_000],
    ["$50K – $75K", 50_000, 75_000],
    ["$50,000 to $75,000", 50_000, 75_000],
    ["$150K+", 150_000, Number.POSITIVE_INFINITY],
    [" $1M and up ", 1_000_000, Number.POSITIVE_INFINITY],
    ["$150K or more", 150_000, Number.POSITIVE_INFINITY],
  ])("%j ranges from %d to %d", (text, fromDollars, toDollars) => {
    expect(amountRange(text)).toMatchObject({ fromDollars, toDollars });
  });

  it.each(["", "$50K", "$50-75K", "$80K-$50K", "up to $75K", "$50K-$75K-$90K", "+"])(
    "%j is no range, or an ambiguous one",
    (text) => {
      expect(amountRange(text)).toBeNull();
    },
  );
});
