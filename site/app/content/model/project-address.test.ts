import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { projectAddress, projectName, projectNamed } from "./project-address.ts";

const { projects } = bundledSite;

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
