import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

// Creating formats at import would block the main thread while the app starts.
test("creates number and date formats once, on first use", async () => {
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  const numbers = vi.spyOn(Intl, "NumberFormat");
  vi.resetModules();
  const { formatCount, formatDate, formatDollars } = await import("./format.ts");
  expect([dates.mock.calls, numbers.mock.calls]).toEqual([[], []]);
  expect(formatDate("2026-11-12T23:30:00Z")).toBe("November 12, 2026");
  expect(formatDate("2026-11-13")).toBe("November 13, 2026");
  expect([formatCount(1240), formatDollars(192_000.4)]).toEqual(["1,240", "$192,000"]);
  expect([dates.mock.calls.length, numbers.mock.calls.length]).toEqual([1, 2]);
});
