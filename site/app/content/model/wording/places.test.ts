import { expect, test } from "vitest";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { isInSouthDakota, sharedCity } from "./places.ts";

const { projects } = bundledSite;

const [project] = projects;
if (!project) throw new Error("There are no projects");
const elsewhere = { ...project, location: "Omaha, NE" };

test("the city of projects that are all in one", () => {
  expect(sharedCity(projects)).toBe("Sioux Falls");
  expect(sharedCity([...projects, elsewhere])).toBeNull();
  expect(sharedCity([])).toBeNull();
});

test("South Dakota by its name or its code", () => {
  expect(projects.every(isInSouthDakota)).toBe(true);
  expect(isInSouthDakota({ ...project, location: "Rapid City, South Dakota" })).toBe(true);
  expect(isInSouthDakota(elsewhere)).toBe(false);
});
