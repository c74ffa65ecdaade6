import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { newestOpenProject, projectAddress, projectName, projectNamed } from "./project-address.ts";

const { projects } = bundledSite;

it("finds the newest project that its latest reading leaves open", () => {
  expect(newestOpenProject(bundledSite)?.title).toBe("Foss Fields Phase 1");
  const first = projects.slice(0, 2);
  const [bluestem, jefferson] = first;
  // Full Funded by the later of its two readings.
  expect(newestOpenProject({ ...bundledSite, projects: first })).toBe(bluestem);
  expect(newestOpenProject({ pastOpportunities: [], projects: first })).toBe(jefferson);
});

describe("a project's address", () => {
  it("names the project where it is asked about, and is its page where it has one", () => {
    expect(projects.map(projectAddress)).toEqual([
      "/contact?project=bluestem-reserve",
      "/jefferson-reserve-phase-2",
      "/contact?project=foss-fields-phase-1",
    ]);
  });

  it("is found again by its name, and by no other", () => {
    for (const project of projects) expect(projectNamed(projects, projectName(project))).toBe(project);
    for (const name of ["", "bluestem", "Bluestem Reserve", "../../etc", "bluestem-reserve "])
      expect(projectNamed(projects, name)).toBeUndefined();
  });
});
