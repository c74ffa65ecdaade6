import { expect, test } from "vitest";
import { readingsDiffer } from "./project-readings.ts";
import { pastOpportunities, projects } from "./typed/projects.ts";

test("the two published readings differ", () => {
  expect(readingsDiffer(projects, pastOpportunities)).toBe(true);
});

test("a list does not differ from itself, nor from one of other projects", () => {
  expect(readingsDiffer(projects, projects)).toBe(false);
  expect(readingsDiffer(projects, [])).toBe(false);
});
