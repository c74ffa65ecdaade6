import { describe, expect, test } from "vitest";
import { offer } from "~/copy/offer.ts";
import { southDakota as copy } from "~/copy/south-dakota.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { caseRows, descriptionOf, factsOf, figuresCaution, leadOf, projectsTitle } from "./wording.ts";

const { offering, projects } = bundledSite;

describe("the projects", () => {
  test("are counted and located", () => {
    expect(leadOf(copy, projects)).toBe(
      "Three communities underway in Sioux Falls, for accredited investors.",
    );
    expect(leadOf(copy, projects.slice(1, 2))).toMatch(/^One community underway in Sioux Falls/);
    expect(projectsTitle(copy, projects)).toBe("Projects in Sioux Falls");
    expect(
      projectsTitle(
        copy,
        projects.map((one, at) => (at ? one : { ...one, location: "Brandon, SD" })),
      ),
    ).toBe("Projects in South Dakota");
  });

  test("may be missing", () => {
    expect(leadOf(copy, [])).toBe("Apartment communities in South Dakota, for accredited investors.");
    expect(descriptionOf(copy.meta.description, [])).not.toMatch(/\bno\b|project/);
  });
});

describe("the market figures", () => {
  const rows = (...figures: typeof offering.marketFigures) =>
    caseRows(copy.case, { ...offering, marketFigures: figures }).map(({ text, title }) => [title, text]);
  const demand = (...figures: typeof offering.marketFigures) =>
    rows(...figures).find(([title]) => title === "Renter demand")?.[1];

  test("have their place and period", () => {
    expect(factsOf(copy.figures, offering).map(({ basis, label, value }) => [label, value, basis])).toEqual([
      ["Minimum investment", "$50,000", "for accredited investors"],
      ["Occupancy", "94.3%", "Sioux Falls"],
      ["Rent growth", "3.6%", "Sioux Falls, year over year"],
    ]);
    expect(demand(...offering.marketFigures)).toBe(
      "Occupancy of 94.3% and rent growth of 3.6% over a year in Sioux Falls.",
    );
  });

  test("have one caution, with the source if it is known", () => {
    expect(figuresCaution(copy.figures, offer, offering)).toBe(
      "Ask us for the source and date before you rely on a figure. Market figures do not tell you how one building will do. You can lose principal, and you cannot readily sell.",
    );
    const sourced = { ...offering, marketFiguresSource: "City of Sioux Falls, May 2026" };
    expect(figuresCaution(copy.figures, offer, sourced)).toBe(
      "Source: City of Sioux Falls, May 2026. Market figures do not tell you how one building will do. You can lose principal, and you cannot readily sell.",
    );
  });

  test("may be few or missing", () => {
    expect(demand({ label: "Occupancy", value: "95%" })).toBe("Occupancy of 95% in Sioux Falls.");
    expect(demand()).toBe("Ask us what homes like ours rent for, and how many stand empty.");
    expect(figuresCaution(copy.figures, offer, { ...offering, marketFigures: [] })).toBe(offer.general);
  });
});
