import { expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { schedulingOf, speakerDisclosure } from "./people.ts";

const { settings: sampleSettings, team, testimonials } = bundledSite;

it("says of every speaker whether an investor and whether paid", () => {
  expect(testimonials.map(speakerDisclosure)).toEqual([
    "An investor with us. Not paid for speaking.",
    "Not an investor with us. Not paid for speaking. A co-GP partner, who shares in a project’s profit.",
  ]);
});

it("says that somebody was paid", () => {
  const [first] = testimonials;
  expect(first && speakerDisclosure({ ...first, isPaid: true })).toContain(" Paid for speaking.");
});

it("offers a call with exactly the people whom the settings name", () => {
  const named = team.filter((member) => schedulingOf(member, sampleSettings.scheduling));
  expect(named.map(({ name }) => name)).toEqual(sampleSettings.scheduling.map(({ person }) => person));
});
