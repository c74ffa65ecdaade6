import { expect, it } from "vitest";
import { nearestSlide } from "./use-slides.ts";

it("the current slide is the one whose start is nearest", () => {
  expect(nearestSlide([0, 480, 960], 0)).toBe(0);
  expect(nearestSlide([0, 480, 960], 239)).toBe(0);
  expect(nearestSlide([0, 480, 960], 241)).toBe(1);
});

it("beyond either end, as when a phone's scrolling bounces, the nearest slide is current", () => {
  expect(nearestSlide([0, 480, 960], 990)).toBe(2);
  expect(nearestSlide([0, 480, 960], -30)).toBe(0);
});
