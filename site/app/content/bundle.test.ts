import { statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, test } from "vitest";
import { bundledSite } from "../../testing/bundled-site.ts";

const { episodes, offering, pastOpportunities, projects, team } = bundledSite;
const site = path.join(import.meta.dirname, "../..");

describe("the team", () => {
  it("holds the three roles of the specification", () => {
    expect(team.map(({ role }) => role)).toEqual([
      "Founder",
      "Executive Assistant",
      "Director of Investor Relations",
    ]);
  });

  it("states what visitors can ask each member about", () => {
    for (const { biographyHtml, name } of team)
      expect(biographyHtml).toContain(`<p>Ask ${name.split(" ")[0]} about `);
  });
});

test("both lists keep their own published amounts for the same projects", () => {
  const amounts = (list: typeof projects) =>
    list.map(({ ongoing, progress, remainingAmount, title }) => [title, ongoing, progress, remainingAmount]);
  expect(new Set(projects.map(({ asOf }) => asOf))).toEqual(new Set(["2026-11-01"]));
  expect(new Set(pastOpportunities.map(({ asOf }) => asOf))).toEqual(new Set(["2026-11-15"]));
  expect(amounts(projects)).toEqual([
    ["Bluestem Reserve", true, 90, "$300k"],
    ["Jefferson Phase 2", true, 80, "$750k"],
    ["Foss Fields Phase 1", true, 60, "$850k"],
  ]);
  expect(amounts(pastOpportunities)).toEqual([
    ["Bluestem Reserve", true, 90, "$100k"],
    ["Jefferson Phase 2", false, 100, "$0"],
    ["Foss Fields Phase 1", true, 60, "$900k"],
  ]);
});

describe("the offering", () => {
  it("does not correct published depreciation to fit the combined total", () => {
    expect(offering.taxBenefits.map(({ total }) => total)).toEqual(["$240,000", "$1,126,000"]);
  });

  it("has a deck of the file size that pages show", () => {
    const { href, sizeBytes } = offering.deck ?? { href: "no deck", sizeBytes: 0 };
    const { size } = statSync(path.join(site, "public", href));
    expect(sizeBytes).toBe(size);
  });
});

describe("the podcast", () => {
  it.each(episodes)("has an audio file of the stated size for episode $number", ({ audio }) => {
    const file = path.join(site, "../samples/content/podcast", path.basename(audio.src));
    expect(statSync(file).size).toBe(audio.sizeBytes);
  });
});
