import { expect, it } from "vitest";
import { podcast } from "~/copy/podcast.ts";
import { clockTime, spokenLength } from "./player.tsx";

it.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [59.99, "0:59"],
  [846, "14:06"],
  [3723, "1:02:03"],
  [Number.NaN, "0:00"],
])("shows %d seconds as %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

it.each([
  [32, "32 seconds"],
  [1860, "31 minutes"],
])("writes a length of %d seconds as %s", (seconds, text) => {
  expect(spokenLength(podcast.episodes, seconds)).toBe(text);
});
