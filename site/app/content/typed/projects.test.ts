import { expect, test } from "vitest";
import { pastOpportunities, projects } from "./projects.ts";

test("both readings of the same projects stand as published", () => {
  const amounts = (list: typeof projects) =>
    list.map(({ ongoing, progress, remainingAmount, title }) => [title, ongoing, progress, remainingAmount]);
  expect(amounts(projects)).toEqual([
    ["Bluestem Reserve", true, 90, "$300k"],
    ["Jefferson Phase 2", true, 80, "$750k"],
    ["Foss Fields Phase 1", true, 60, "$850k"],
  ]);
  expect(amounts(pastOpportunities)).toEqual([
    ["Bluestem Reserve", true, 90, "$100k"],
    ["Jefferson Phase 2", false, 100, "0"],
    ["Foss Fields Phase 1", true, 60, "$900k"],
  ]);
});
