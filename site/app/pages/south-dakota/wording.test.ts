import { describe, expect, test } from "vitest";
import { projectCounts } from "~/content/model/project-url.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota as copy } from "~/copy/south-dakota.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { descriptionOf, factsOf, leadOf, marketCaution, projectsTitle, targetsOf } from "./wording.ts";

const { offering } = bundledSite;
const { latest: projects } = projectCounts(bundledSite);

describe("the projects", () => {
  test("are counted if they are open, dated and located", () => {
    expect(leadOf(copy, projects)).toBe(
      "Two communities in Sioux Falls, open to accredited investors as of November 15, 2026.",
    );
    expect(leadOf(copy, projects.slice(0, 1))).toMatch(/^One community in Sioux Falls, open to/);
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
    expect(leadOf(copy, [])).toBe(none);
    expect(leadOf(copy, projects.slice(1, 2))).toBe(none);
    expect(descriptionOf(copy.meta.description, [])).not.toMatch(/\bno\b|project/);
  });
});

describe("the targets", () => {
  const { returnClasses } = offering;

  test("name the project that has them", () => {
    expect(targetsOf(copy, offer.returns, projects, returnClasses)).toEqual({
      classes: "These are the classes of Jefferson Phase 2. Ask us for the targets of our other projects.",
      target: "Jefferson Phase 2: Target IRR 19.6% to 20.0% a year, by class, over a hold of about 3¾ years.",
    });
  });

  test("are missing without that project or its classes", () => {
    expect(targetsOf(copy, offer.returns, projects.slice(0, 1), returnClasses)).toEqual({});
    expect(targetsOf(copy, offer.returns, projects, [])).toEqual({});
  });
});

describe("the market figures", () => {
  test("have their place and period", () => {
    expect(factsOf(copy.figures, offering).map(({ basis, label, value }) => [label, value, basis])).toEqual([
      ["Minimum investment", "$50,000", "for accredited investors"],
      ["Occupancy", "94.3%", "Sioux Falls"],
      ["Rent growth", "3.6%", "Sioux Falls, year over year"],
    ]);
  });

  test("have one caution, with the source if it is known", () => {
    expect(marketCaution(offer.market, offering)).toBe(
      "Ask us for the source and date before you rely on a figure. Market figures do not tell you how one building will do.",
    );
    const sourced = { ...offering, marketFiguresSource: "City of Sioux Falls, May 2026" };
    expect(marketCaution(offer.market, sourced)).toBe(
      "Source: City of Sioux Falls, May 2026. Market figures do not tell you how one building will do.",
    );
  });

  test("have no caution if they are missing", () => {
    expect(marketCaution(offer.market, { ...offering, marketFigures: [] })).toBe("");
  });
});
