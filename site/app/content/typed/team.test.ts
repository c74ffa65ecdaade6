import { expect, it } from "vitest";
import { team } from "./team.ts";

it("holds the three roles of the specification", () => {
  expect(team.map(({ role }) => role)).toEqual([
    "Founder",
    "Executive Assistant",
    "Director of Investor Relations",
  ]);
});

it("says of every biography that it is a sample", () => {
  for (const { biographyHtml } of team) expect(biographyHtml).toMatch(/^<p>Sample biography\./);
});
