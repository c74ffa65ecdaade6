import { expect, test } from "vitest";
import { amountsDate } from "./amounts-date.ts";

const dateOf = (...days: string[]) => amountsDate(days.map((asOf) => ({ asOf })));

test("returns the date of amounts that share one", () => {
  expect(dateOf("2026-11-01", "2026-11-01")).toBe("November\u00a01,\u00a02026");
});

test("returns the first and the last date of amounts with several", () => {
  expect(dateOf("2026-11-20", "2026-11-01", "2026-11-15")).toBe(
    "November\u00a01,\u00a02026 to November\u00a020,\u00a02026",
  );
});
