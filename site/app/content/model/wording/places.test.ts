import { expect, test } from "vitest";
import { bundledSite } from "../../../../testing/bundled-site.ts";
import { isInSouthDakota, sharedCity } from "./places.ts";

const { projects } = bundledSite;

const [project] = projects;
if (!project) throw new Error("There are no projects");
const elsewhere = { ...project, location: "Omaha, NE" };

test("names the city if all projects are in one", () => {
  expect(sharedCity(projects)).toBe("Sioux Falls");
  expect(sharedCity([...projects, elsewhere])).toBeNull();
  expect(sharedCity([])).toBeNull();
});

test("recognizes South Dakota by its name or code", () => {
  expect(projects.every(isInSouthDakota)).toBe(true);
  expect(isInSouthDakota({ ...project, location: "Rapid City, South Dakota" })).toBe(true);
  expect(isInSouthDakota(elsewhere)).toBe(false);
});
