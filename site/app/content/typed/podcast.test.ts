import { statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { episodes } from "./podcast.ts";

const podcastFolder = path.join(import.meta.dirname, "../../../../samples/content/podcast");

it.each(episodes)("the audio of episode $number is as large as its entry says", ({ audio }) => {
  expect(statSync(path.join(podcastFolder, path.basename(audio.src))).size).toBe(audio.bytes);
});

it("lists the newest episode first", () => {
  const newestFirst = episodes.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  expect(episodes.map(({ number }) => number)).toEqual(newestFirst.map(({ number }) => number));
});
