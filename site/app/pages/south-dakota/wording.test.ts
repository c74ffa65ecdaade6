import { describe, expect, test } from "vitest";
import { projectCounts } from "~/content/model/project-url.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota as copy } from "~/copy/south-dakota.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { caseRows, classesTexts, descriptionOf, leadOf, projectsTitle } from "./wording.ts";

const { offering } = bundledSite;
const { latest: projects } = projectCounts(bundledSite);

describe("the projects", () => {
  test("are counted if they are open, dated and located", () => {
    expect(leadOf(copy, projects, "$50,000")).toBe(
      "Two communities in Sioux Falls, open to accredited investors as of November\u00a015,\u00a02026, from $50,000.",
    );
    expect(leadOf(copy, projects.slice(0, 1), "$50,000")).toMatch(/^One community in Sioux Falls, open to/);
    expect(descriptionOf(copy.meta.description, projects)).toContain("our three projects there");
    expect(projectsTitle(copy, projects)).toBe("Projects in Sioux Falls");
    expect(
      projectsTitle(
        copy,
        projects.map((one, at) => (at ? one : { ...one, location: "Brandon, SD" })),
      ),
    ).toBe("Projects in South Dakota");
  });

  test("may be missing or fully funded", () => {
    const none = "Apartment communities in South Dakota, for accredited investors.";
    expect(leadOf(copy, [], "$50,000")).toBe(none);
    expect(leadOf(copy, projects.slice(1, 2), "$50,000")).toBe(none);
    expect(descriptionOf(copy.meta.description, [])).not.toMatch(/\bno\b|project/);
  });
});

describe("the classes", () => {
  test("name the project that has them", () => {
    expect(classesTexts(copy, projects)).toEqual({
      link: "Classes of Jefferson Phase 2",
      text: "We publish the classes and targets of one project, Jefferson Phase 2, which is fully funded. Ask us for those of our open projects.",
    });
    const open = projects.map((project) => ({ ...project, ongoing: true }));
    expect(classesTexts(copy, open).text).toMatch(/Ask us for those of our other projects\.$/);
  });

  test("are a question without that project", () => {
    expect(classesTexts(copy, projects.slice(0, 1))).toEqual({
      text: "Ask us for the classes and targets of each project.",
    });
  });
});

describe("renter demand", () => {
  const demandOf = (facts: Partial<typeof offering>) =>
    caseRows(copy, offer.market, { ...offering, ...facts })[2]?.text;

  test("has the market figures with one caution, and the source if it is known", () => {
    expect(demandOf({})).toBe(
      "In Sioux Falls: occupancy of 94.3% and rent growth of 3.6% year over year. Ask us for the source and date before you rely on a figure. Market figures do not tell you how one building will do.",
    );
    expect(demandOf({ marketFiguresSource: "City of Sioux Falls, May 2026" })).toContain(
      " Source: City of Sioux Falls, May 2026. Market figures",
    );
  });

  test("is a question without figures", () => {
    expect(demandOf({ marketFigures: [] })).toMatch(/^Ask us what homes like ours rent for/);
  });
});
