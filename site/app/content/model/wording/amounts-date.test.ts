import { expect, test } from "vitest";
import { amountsDate } from "./amounts-date.ts";

const of = (...days: string[]) => amountsDate(days.map((asOf) => ({ asOf })));

test("amounts of one day have its date", () => {
  expect(of("2026-11-01", "2026-11-01")).toBe("November 1, 2026");
});

test("amounts of several days are as of the first to the last of them", () => {
  expect(of("2026-11-20", "2026-11-01", "2026-11-15")).toBe("November 1, 2026 to November 20, 2026");
});
