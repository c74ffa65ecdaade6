import { describe, expect, test } from "vitest";
import { marketRanks } from "~/content/typed/market-ranks.ts";
import { offering } from "~/content/typed/offering.ts";
import { projects } from "~/content/typed/projects.ts";
import { caseRows, descriptionOf, factsNotes, heroOf, projectsTitle } from "~/words/south-dakota.ts";

describe("the projects", () => {
  test("are counted and placed", () => {
    expect(heroOf(projects).lead).toBe(
      "Three communities under way in Sioux Falls, for accredited investors.",
    );
    expect(heroOf(projects.slice(1, 2)).lead).toMatch(/^One community under way in Sioux Falls/);
    expect(projectsTitle(projects)).toBe("Projects in Sioux Falls");
    expect(projectsTitle(projects.map((one, at) => (at ? one : { ...one, location: "Brandon, SD" })))).toBe(
      "Projects in South Dakota",
    );
  });

  test("need not be there", () => {
    expect(heroOf([]).lead).toBe("Apartment communities in South Dakota, for accredited investors.");
    expect(descriptionOf([])).not.toMatch(/\bno\b|project/);
  });
});

describe("the market figures", () => {
  const rows = (...figures: typeof offering.marketFigures) =>
    caseRows({ ...offering, marketFigures: figures }, marketRanks).map(({ text, title }) => [title, text]);

  test("are said as they are published, with their source or that it is missing", () => {
    expect(rows(...offering.marketFigures)[2]).toEqual([
      "Renter demand",
      "Occupancy of 94.3% and year-over-year rent growth of 3.6% in Sioux Falls. Source and date to be supplied by the sponsor.",
    ]);
    expect(factsNotes(offering).caution).toMatch(
      /^Occupancy and rent growth are Sioux Falls figures, as published\./,
    );
  });

  test("may be fewer, more or none", () => {
    expect(rows({ label: "Occupancy", value: "95%" })[2]?.[1]).toMatch(/^Occupancy of 95% in Sioux Falls\./);
    expect(rows().map(([title]) => title)).not.toContain("Renter demand");
    expect(factsNotes({ ...offering, marketFigures: [] }).caution).not.toMatch(/figure|undefined/);
  });

  test("a rank's source stands beside what the rank says", () => {
    const ranks = marketRanks.map((rank) => ({
      ...rank,
      source: rank.text === "Growing population" ? "Census" : null,
    }));
    const [population, employers] = caseRows(offering, ranks);
    expect(population?.text).toMatch(/Source: Census\.$/);
    expect(employers?.text).toMatch(/to be supplied by the sponsor\.$/);
  });
});
