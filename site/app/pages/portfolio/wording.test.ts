import { expect, test } from "vitest";
import { portfolio } from "~/words/portfolio.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { datingRows, descriptionOf } from "./wording.ts";

const { stats } = bundledSite;

const { dating, meta } = portfolio;

const titles = (rows: ReturnType<typeof datingRows>) => rows.map(({ title }) => title);

test("the totals are said as they are published", () => {
  expect(descriptionOf(meta.description, stats)).toBe(
    "534 units completed since 2021, 555 under construction, 940 under contract: what is built, under way and planned.",
  );
  expect(descriptionOf(meta.description, stats.slice(1, 2))).toMatch(/^555 units under construction:/);
  expect(descriptionOf(meta.description, [])).toBe("What is built, what is under way, and what is planned.");
});

test("nothing is said of what is not published", () => {
  const amountsAsOf = "2026-11-01";
  expect(titles(datingRows(dating, { amountsAsOf, amountsDiffer: true, stats }))).toEqual([
    "Project cards",
    "Other pages",
    "Unit totals",
  ]);
  expect(titles(datingRows(dating, { amountsAsOf, amountsDiffer: false, stats: [] }))).toEqual([
    "Project cards",
  ]);
  const [, , units] = datingRows(dating, { amountsAsOf, amountsDiffer: true, stats: stats.slice(1) });
  expect(units?.text).toMatch(/^Units under construction/);
});
