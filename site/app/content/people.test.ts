import { expect, it } from "vitest";
import { speakerDisclosure, testimonials } from "./testimonials.ts";

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
