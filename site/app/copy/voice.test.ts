import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Rejects phrases that do not fit the site's voice: hard selling, placeholders and old-fashioned English. */

const phrases = [
  "guaranteed",
  "safe",
  "secure income",
  "more for those who commit",
  "as published",
  "the sponsor aims",
  "by the sponsor",
  "sample biography",
  "nothing to list yet",
  "film",
  "films",
  "telephone",
  "as a rule",
  "anybody",
  "nobody",
  "somebody",
] as const;

/** Wording fixed by law. */
const legalPhrases = [/automatic telephone dialing system/];

const phrasesIn = (text: string) => {
  const plain = legalPhrases.reduce((rest, words) => rest.replace(words, ""), text).replaceAll("'", "’");
  return phrases.filter((phrase) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, "iu").test(plain));
};

/** Returns "field: phrase" for every phrase found in a value. */
function findings(value: unknown, field: string): string[] {
  if (typeof value === "string") return phrasesIn(value).map((phrase) => `${field}: “${phrase}”`);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findings(part, `${field}.${key}`));
}

const copyFiles = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts", "!./*.server.ts"], {
  eager: true,
});

test("the check names field and phrase, and skips legal texts", () => {
  expect(findings({ a: [{ text: "Amounts as published. Nobody knows." }] }, "page")).toEqual([
    "page.a.0.text: “as published”",
    "page.a.0.text: “nobody”",
  ]);
  expect(findings("including with an automatic telephone dialing system", "consent")).toEqual([]);
});

test.each(Object.entries(copyFiles))("%s uses plain language", (file, copy) => {
  expect(findings(copy, path.basename(file, ".ts"))).toEqual([]);
});

test.each(["site-content.json", "drafts.json"])("the sample content uses plain language: %s", (name) => {
  const file = path.join(import.meta.dirname, "../../../samples/content", name);
  // Transcripts repeat the recording word for word.
  const content = JSON.parse(readFileSync(file, "utf8"), (key, value) => (key === "transcript" ? "" : value));
  expect(findings(content, "content")).toEqual([]);
});
