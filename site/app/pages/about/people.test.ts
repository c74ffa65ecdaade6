import { expect, it } from "vitest";
import { about } from "~/copy/about.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { schedulingLinkOf, speakerDisclosure } from "./people.tsx";

const { disclosure } = about.testimonials;

const { settings, team, testimonials } = bundledSite;

/** The sample testimonials, as if they were not samples. */
const genuine = testimonials.map((testimonial) => ({ ...testimonial, isSample: false }));

it("states for each speaker whether they are an investor and whether they were paid", () => {
  expect(genuine.map((testimonial) => speakerDisclosure(disclosure, testimonial))).toEqual([
    "An investor with us. Not paid to speak.",
    "Not an investor with us. Not paid to speak. A co-GP partner who shares in a project’s profit.",
  ]);
});

it.each([
  [{ isPaid: true }, "An investor with us. Paid to speak."],
  [
    { compensation: "a gift card of $250.", isPaid: true },
    "An investor with us. Paid to speak: a gift card of $250.",
  ],
  [{ compensation: "a gift card of $250." }, "An investor with us. Not paid to speak."],
])("states the compensation of a paid speaker only: %j", (changes, sentence) => {
  const [first] = genuine;
  expect(first && speakerDisclosure(disclosure, { ...first, ...changes })).toBe(sentence);
});

it("states for a sample that no client is speaking", () => {
  expect(testimonials.map((testimonial) => speakerDisclosure(disclosure, testimonial))).toEqual(
    testimonials.map(() => "Sample video. No client is speaking."),
  );
});

it("finds the scheduling link of each person in the settings", () => {
  const membersWithLink = team.filter((member) => schedulingLinkOf(member, settings.scheduling));
  expect(membersWithLink.map(({ name }) => name)).toEqual(settings.scheduling.map(({ person }) => person));
});
