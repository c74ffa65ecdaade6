import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { newestOpenProject, projectAddress, projectName, projectNamed } from "./project-address.ts";

const { projects } = bundledSite;

it("finds the newest project that is still open", () => {
  expect(newestOpenProject(bundledSite)?.title).toBe("Foss Fields Phase 1");
  const first = projects.slice(0, 2);
  const [bluestem, jefferson] = first;
  // Full Funded by the later of its two readings.
  expect(newestOpenProject({ ...bundledSite, projects: first })).toBe(bluestem);
  expect(newestOpenProject({ pastOpportunities: [], projects: first })).toBe(jefferson);
});

describe("a project's URL", () => {
  it("leads to the project's page, or to a question about the project", () => {
    expect(projects.map(projectAddress)).toEqual([
      "/contact?project=bluestem-reserve",
      "/jefferson-reserve-phase-2",
      "/contact?project=foss-fields-phase-1",
    ]);
  });

  it("finds the project by its name only", () => {
    for (const project of projects) expect(projectNamed(projects, projectName(project))).toBe(project);
    for (const name of ["", "bluestem", "Bluestem Reserve", "../../etc", "bluestem-reserve "])
      expect(projectNamed(projects, name)).toBeUndefined();
  });
});
