import { expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { readingsDiffer } from "./project-readings.ts";

const { pastOpportunities, projects } = bundledSite;

test("the two published readings differ", () => {
  expect(readingsDiffer(projects, pastOpportunities)).toBe(true);
});

test("a list does not differ from itself, nor from one of other projects", () => {
  expect(readingsDiffer(projects, projects)).toBe(false);
  expect(readingsDiffer(projects, [])).toBe(false);
});
