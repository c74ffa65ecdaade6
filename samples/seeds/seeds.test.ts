import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { typedContent } from "../../site/app/content/typed/typed-content.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { seedsFile, seedsOf } from "./seeds.ts";

const seeds = seedsOf(typedContent);

it("was made from what it would be made from now: node samples/seeds/build.ts makes it again", () => {
  expect(JSON.parse(readFileSync(seedsFile, "utf8"))).toEqual(JSON.parse(JSON.stringify(seeds)));
});

it("names files that are there", () => {
  const files = JSON.stringify(seeds).match(/(?<="file":")[^"]+/g) ?? [];
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) expect(existsSync(path.join(path.dirname(seedsFile), file)), file).toBe(true);
});

it("turns paragraphs into Markdown and refuses what it would lose", () => {
  expect(paragraphsOf("<p>One.</p>\n<p>Two.</p>")).toEqual(["One.", "Two."]);
  expect(() => paragraphsOf("<p>With <em>stress</em>.</p>")).toThrow("Only plain paragraphs");
  expect(() => paragraphsOf("Bare")).toThrow("Only plain paragraphs");
});
