import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

// Creating a format blocks a phone's main thread for about 90 ms, when the app starts.
test("formats dates and numbers without creating an Intl format", async () => {
  const dates = vi.spyOn(Intl, "DateTimeFormat");
  const numbers = vi.spyOn(Intl, "NumberFormat");
  vi.resetModules();
  const { formatCount, formatDate, formatDollars, formatFileSize, formatMonth, formatMonthAndDay } =
    await import("./format.ts");
  expect(formatDate("2026-11-12T23:30:00Z")).toBe("November 12, 2026");
  expect(formatDate("2026-09-03")).toBe("September 3, 2026");
  expect([formatMonth("2026-09-03"), formatMonthAndDay("2026-09-03")]).toEqual([
    "Sep 2026",
    "September\u00a03",
  ]);
  expect([999, 1240, 1_234_567, -1240.5].map(formatCount)).toEqual(["999", "1,240", "1,234,567", "-1,241"]);
  expect([192_000.4, 0, -950].map(formatDollars)).toEqual(["$192,000", "$0", "-$950"]);
  expect([310_000, 1_890_000].map(formatFileSize)).toEqual(["310\u00a0KB", "1.9\u00a0MB"]);
  expect([dates.mock.calls, numbers.mock.calls]).toEqual([[], []]);
});

test("throws for text that is not a date", async () => {
  const { formatDate } = await import("./format.ts");
  expect(() => formatDate("soon")).toThrow(RangeError);
});
