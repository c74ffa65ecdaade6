import { describe, expect, test } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { addressOf, projectsOf, statuses, statusOf } from "./projects-by-status.tsx";

const { projects } = bundledSite;

describe("statuses", () => {
  test("every filter's URL selects that filter", () => {
    for (const status of statuses) {
      expect(statusOf(new URL(addressOf(status), "https://sponsor.example").search)).toBe(status);
    }
  });

  test("a URL without a known status selects none", () => {
    expect(statusOf("?status=leased")).toBeUndefined();
    expect(statusOf("?status=")).toBeUndefined();
  });

  test('lists each project under exactly one status and under "all"', () => {
    const [project] = projects;
    if (!project) throw new Error("There are no projects to sort");
    const ongoing = { ...project, ongoing: true };
    const funded = { ...project, ongoing: false };
    const sold = { ...project, ongoing: false, sold: true };
    const mixed = [ongoing, funded, sold];
    expect(projectsOf("under-construction", mixed)).toEqual([ongoing]);
    expect(projectsOf("funded", mixed)).toEqual([funded]);
    expect(projectsOf("sold", mixed)).toEqual([sold]);
    expect(projectsOf("all", mixed)).toEqual(mixed);
  });
});
