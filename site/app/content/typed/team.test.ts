import { expect, it } from "vitest";
import { sampleSettings } from "./settings.ts";
import { schedulingOf, team } from "./team.ts";

it("holds the three roles of the specification", () => {
  expect(team.map(({ role }) => role)).toEqual([
    "Founder",
    "Executive Assistant",
    "Director of Investor Relations",
  ]);
});

it("offers a call with exactly the two people whom the settings name", () => {
  const named = team.filter((member) => schedulingOf(member, sampleSettings.scheduling));
  expect(named.map(({ name }) => name)).toEqual(sampleSettings.scheduling.map(({ person }) => person));
});

it("says of every biography that it is a sample", () => {
  for (const { biography } of team) expect(biography[0]).toMatch(/^Sample biography\./);
});
