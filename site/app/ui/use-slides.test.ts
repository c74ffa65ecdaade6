import { expect, it } from "vitest";
import { nearestSlide } from "./use-slides.ts";

it("makes the slide current whose start is nearest to the scroll position", () => {
  expect(nearestSlide([0, 480, 960], 0)).toBe(0);
  expect(nearestSlide([0, 480, 960], 239)).toBe(0);
  expect(nearestSlide([0, 480, 960], 241)).toBe(1);
});

it("keeps the first or last slide current when a phone's scrolling bounces beyond the end", () => {
  expect(nearestSlide([0, 480, 960], 990)).toBe(2);
  expect(nearestSlide([0, 480, 960], -30)).toBe(0);
});
