import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { latestAndEarlierFigures, projectSlug, projectUrl, projectWithSlug } from "./projects.ts";

const { projects } = bundledSite;

it("gives each project its latest count, and keeps the earlier ones", () => {
  const { pastOpportunities } = bundledSite;
  const { earlier, latest } = latestAndEarlierFigures(bundledSite);
  expect(latest.map(({ asOf, progress, title }) => [title, asOf, progress])).toEqual(
    pastOpportunities.map(({ asOf, progress, title }) => [title, asOf, progress]),
  );
  expect(projects).toMatchObject(earlier);
  const onlyProjects = latestAndEarlierFigures({ pastOpportunities: [], projects });
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

  it("finds the project by its exact slug only", () => {
    for (const project of projects) expect(projectWithSlug(projects, projectSlug(project))).toBe(project);
    for (const slug of ["", "bluestem", "Bluestem Reserve", "../../etc", "bluestem-reserve "])
      expect(projectWithSlug(projects, slug)).toBeUndefined();
  });
});
