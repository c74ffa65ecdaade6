import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { amountsDiffer } from "./project-amounts.ts";

const { pastOpportunities, projects } = bundledSite;

test("the two published readings differ", () => {
  expect(amountsDiffer(projects, pastOpportunities)).toBe(true);
});

test("a list does not differ from itself, nor from one of other projects", () => {
  expect(amountsDiffer(projects, projects)).toBe(false);
  expect(amountsDiffer(projects, [])).toBe(false);
});
