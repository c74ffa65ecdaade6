import { expect, it } from "vitest";
import { nearestSlide } from "./use-slides.ts";

it.each([
  [0, 0],
  [239, 0],
  [241, 1],
  // Phones bounce when they scroll beyond an end.
  [990, 2],
  [-30, 0],
])("at scroll position %i, slide %i starts nearest", (scrollLeft, slide) => {
  expect(nearestSlide([0, 480, 960], scrollLeft)).toBe(slide);
});
