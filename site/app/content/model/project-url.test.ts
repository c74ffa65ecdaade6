import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { laterStatuses, projectName, projectNamed, projectUrl } from "./project-url.ts";

const { projects } = bundledSite;

it("finds the projects whose later status differs", () => {
  const jefferson = { asOf: "2026-11-15", ongoing: false, title: "Jefferson Phase 2" };
  expect(laterStatuses(bundledSite)).toEqual([jefferson]);
  expect(laterStatuses({ ...bundledSite, projects: [] })).toEqual([]);
  const { pastOpportunities } = bundledSite;
  expect(laterStatuses({ pastOpportunities: projects, projects: pastOpportunities })).toEqual([]);
});

describe("a project's URL", () => {
  it("leads to the project's page, or to a question about the project", () => {
    expect(projects.map(projectUrl)).toEqual([
      "/contact?project=bluestem-reserve",
      "/jefferson-reserve-phase-2",
      "/contact?project=foss-fields-phase-1",
    ]);
  });

  it("finds the project by its exact name only", () => {
    for (const project of projects) expect(projectNamed(projects, projectName(project))).toBe(project);
    for (const name of ["", "bluestem", "Bluestem Reserve", "../../etc", "bluestem-reserve "])
      expect(projectNamed(projects, name)).toBeUndefined();
  });
});
