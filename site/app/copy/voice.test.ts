import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * Rejects phrases that do not fit the site's voice: stage directions, the third person, telegraphic style, old-fashioned
 * English, hard selling.
 */

const phrases = [
  // Stage directions
  "as published",
  "printed as",
  "stand as published",
  "neither is corrected",
  // The third person
  "the sponsor’s own",
  "by the sponsor",
  "the sponsor’s view",
  "the sponsor aims",
  "our sponsor page",
  // Placeholders
  "sample biography",
  "sample: ",
  "sample film",
  "sample episode",
  "lending partner",
  "building partner",
  "city to be announced",
  "nothing to list yet",
  "none published",
  // Telegraphic style
  "income, alone",
  "experience, over",
  "developed, more than",
  "irr, target",
  "talk, or sign in",
  "the deck meanwhile",
  // Obscure wording
  "finished, rising",
  "what the money did",
  "drawn as",
  "own sites say more",
  "what we grow",
  "ours included",
  "us included",
  // Old-fashioned English
  "not yet let",
  "as a rule",
  "telephone",
  "film",
  "films",
  "until then it does not",
  "it serves for",
  "whose loss you could bear",
  "hangs on",
  "bends less",
  "when you say so",
  "anybody",
  "nobody",
  "somebody",
  "normally passive",
  // Hard selling
  "more for those who commit",
  "is distributed",
  "owners’ share grows",
  "guaranteed",
  "safe",
  "secure income",
  // Anxious tone
  "none of this is promised",
  "promise nothing",
  "not financial results",
  "whether we can make it",
  "what we do not",
  // Mechanical politeness
  "need your attention",
  "does not answer",
] as const;

/** Titles in telegraphic style. */
const titles = new Set([
  "Words",
  "What about",
  "Compared",
  "Side by side",
  "Check yourself",
  "Verified",
  "Follow it",
]);

/** Wording fixed by law or by a name. */
const fixed = [/automatic telephone dialing system/];

const found = (text: string) => {
  const plain = fixed.reduce((rest, words) => rest.replace(words, ""), text).replaceAll("'", "’");
  const spoken = phrases.filter((phrase) => new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, "iu").test(plain));
  return titles.has(text) ? [...spoken, text] : spoken;
};

/** Returns "field: phrase" for every phrase found in a value. */
function walk(value: unknown, field: string): string[] {
  if (typeof value === "string") return found(value).map((phrase) => `${field}: “${phrase}”`);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => walk(part, `${field}.${key}`));
}

const catalogue = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts", "!./*.server.ts"], {
  eager: true,
});

test("the check names field and phrase, and skips legal texts", () => {
  expect(walk({ a: [{ text: "Amounts as published. Nobody knows." }], title: "Words" }, "page")).toEqual([
    "page.a.0.text: “as published”",
    "page.a.0.text: “nobody”",
    "page.title: “Words”",
  ]);
  expect(walk("including with an automatic telephone dialing system", "consent")).toEqual([]);
});

test.each(Object.entries(catalogue))("%s uses plain language", (file, words) => {
  expect(walk(words, path.basename(file, ".ts"))).toEqual([]);
});

test.each(["site-content.json", "drafts.json"])("the sample content uses plain language: %s", (name) => {
  const file = path.join(import.meta.dirname, "../../../samples/content", name);
  // Transcripts repeat the recording word for word.
  const content = JSON.parse(readFileSync(file, "utf8"), (key, value) => (key === "transcript" ? "" : value));
  expect(walk(content, "content")).toEqual([]);
});
