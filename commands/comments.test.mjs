import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./lib/project.mjs";

const folders = "{bench,cms,commands,samples,site,tools}";
const generated =
  /(?:^|\/)(?:node_modules|build|dist|generated|\.react-router|\.cache|\.strapi|test-results)(?:\/|$)/;
const comment = /^[ \t]*\{?\/\*(?<block>[\s\S]*?)\*\/|(?<lines>(?:^[ \t]*\/\/ .*\n)+)/gm;
const vagueStart = /^(?:What|Of|Whether|Where|Who|Whoever|Whose)\b(?!.*\?)/;
/** Starts of comments that are exempt. */
const quotation = /^(?:License|Quoted from)\b/;
const maxLines = 3;

/**
 * Lists comments that are too long or start with a word that hides the subject, as "file:line: reason".
 * @param {string} file
 * @param {string} source
 */
function commentFaults(file, source) {
  return [...source.matchAll(comment)].flatMap((match) => {
    const text = match.groups?.block ?? match.groups?.lines ?? "";
    const lines = text.split("\n").map((line) => line.replace(/^\s*(?:\*|\/\/)\s?/, "").trim());
    const end = lines.findIndex((line) => line.startsWith("@"));
    const prose = lines.slice(0, end === -1 ? undefined : end).filter((line) => line !== "");
    const [first = ""] = prose;
    if (quotation.test(first)) return [];
    const location = `${file}:${source.slice(0, match.index).split("\n").length}`;
    const [word] = vagueStart.exec(first) ?? [];
    return [
      ...(word ? [`${location}: starts with "${word}": start with a verb or a noun`] : []),
      ...(prose.length > maxLines ? [`${location}: has ${prose.length} lines, at most ${maxLines}`] : []),
    ];
  });
}

it("no comment has over three lines or starts with What, Of, …", () => {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs,css}`, {
    cwd: root,
    exclude: (name) => generated.test(name),
  });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => commentFaults(file, readFileSync(path.join(root, file), "utf8")))).toEqual(
    [],
  );
});

it("a fault is reported with its file and line", () => {
  const source = "const a = 1;\n/** What this is. */\n// One.\n// Two.\n// Three.\n// Four.\n";
  expect(commentFaults("a.ts", source)).toEqual([
    'a.ts:2: starts with "What": start with a verb or a noun',
    "a.ts:3: has 4 lines, at most 3",
  ]);
});
