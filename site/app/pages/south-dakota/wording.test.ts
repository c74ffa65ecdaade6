import { describe, expect, test } from "vitest";
import { offer } from "~/words/offer.ts";
import { southDakota as words } from "~/words/south-dakota.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { caseRows, descriptionOf, figuresCaution, leadOf, projectsTitle } from "./wording.ts";

const { marketRanks, offering, projects } = bundledSite;

const { source } = offer;

describe("the projects", () => {
  test("are counted and placed", () => {
    expect(leadOf(words, projects)).toBe(
      "Three communities under way in Sioux Falls, for accredited investors.",
    );
    expect(leadOf(words, projects.slice(1, 2))).toMatch(/^One community under way in Sioux Falls/);
    expect(projectsTitle(words, projects)).toBe("Projects in Sioux Falls");
    expect(
      projectsTitle(
        words,
        projects.map((one, at) => (at ? one : { ...one, location: "Brandon, SD" })),
      ),
    ).toBe("Projects in South Dakota");
  });

  test("need not be there", () => {
    expect(leadOf(words, [])).toBe("Apartment communities in South Dakota, for accredited investors.");
    expect(descriptionOf(words.meta.description, [])).not.toMatch(/\bno\b|project/);
  });
});

describe("the market figures", () => {
  const rows = (...figures: typeof offering.marketFigures) =>
    caseRows(words.case, source, { ...offering, marketFigures: figures }, marketRanks).map(
      ({ text, title }) => [title, text],
    );

  test("are said as they are published, with their source or that it is missing", () => {
    expect(rows(...offering.marketFigures)[2]).toEqual([
      "Renter demand",
      "Occupancy of 94.3% and year-over-year rent growth of 3.6% in Sioux Falls. Source and date to be supplied by the sponsor.",
    ]);
    expect(figuresCaution(words.figures, source, offering)).toMatch(
      /^Occupancy and rent growth are Sioux Falls figures, as published\./,
    );
  });

  test("may be fewer, more or none", () => {
    expect(rows({ label: "Occupancy", value: "95%" })[2]?.[1]).toMatch(/^Occupancy of 95% in Sioux Falls\./);
    expect(rows().map(([title]) => title)).not.toContain("Renter demand");
    expect(figuresCaution(words.figures, source, { ...offering, marketFigures: [] })).not.toMatch(
      /figure|undefined/,
    );
  });

  test("a rank's source stands beside what the rank says", () => {
    const ranks = marketRanks.map((rank) => ({
      ...rank,
      source: rank.text === "Growing population" ? "Census" : null,
    }));
    const [population, employers] = caseRows(words.case, source, offering, ranks);
    expect(population?.text).toMatch(/Source: Census\.$/);
    expect(employers?.text).toMatch(/to be supplied by the sponsor\.$/);
  });
});
