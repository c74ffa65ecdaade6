import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { laterCounts, projectCounts, projectName, projectNamed, projectUrl } from "./project-url.ts";

const { projects } = bundledSite;

it("finds the projects whose later figures differ", () => {
  const { pastOpportunities } = bundledSite;
  const asOf = "2026-11-15";
  expect(laterCounts(bundledSite)).toEqual([
    {
      ...{ asOf, isNewStatus: false, ongoing: true, title: "Bluestem Reserve" },
      ...{ progress: 90, remainingAmount: "$100k" },
    },
    {
      ...{ asOf, isNewStatus: true, ongoing: false, title: "Jefferson Phase 2" },
      ...{ progress: 100, remainingAmount: "$0" },
    },
    {
      ...{ asOf, isNewStatus: false, ongoing: true, title: "Foss Fields Phase 1" },
      ...{ progress: 60, remainingAmount: "$900k" },
    },
  ]);
  expect(laterCounts({ ...bundledSite, projects: [] })).toEqual([]);
  expect(laterCounts({ pastOpportunities: projects, projects: pastOpportunities })).toEqual([]);
  const recountedProjects = projects.map((project) => ({ ...project, asOf }));
  expect(laterCounts({ pastOpportunities: recountedProjects, projects })).toEqual([]);
});

it("gives each project the figures of its latest count, and keeps the earlier ones", () => {
  const { pastOpportunities } = bundledSite;
  const { earlier, latest } = projectCounts(bundledSite);
  expect(latest.map(({ asOf, progress, title }) => [title, asOf, progress])).toEqual(
    pastOpportunities.map(({ asOf, progress, title }) => [title, asOf, progress]),
  );
  expect(earlier).toEqual(projects);
  const onlyProjects = projectCounts({ pastOpportunities: [], projects });
  expect(onlyProjects).toEqual({ earlier: [], latest: projects });
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
