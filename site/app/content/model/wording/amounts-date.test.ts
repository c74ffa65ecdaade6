import { expect, test } from "vitest";
import { amountsDate } from "./amounts-date.ts";

const of = (...days: string[]) => amountsDate(days.map((asOf) => ({ asOf })));

test("amounts of one date state it", () => {
  expect(of("2026-11-01", "2026-11-01")).toBe("November 1, 2026");
});

test("amounts of several dates state the first and the last", () => {
  expect(of("2026-11-20", "2026-11-01", "2026-11-15")).toBe("November 1, 2026 to November 20, 2026");
});
