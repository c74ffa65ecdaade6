import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Finds text for visitors that belongs in the copy files: JSX text and attributes of two words or more, and sentences in
 * code. Searches only the folders in `sourceFiles`.
 */

const app = path.join(import.meta.dirname, "..");
const sourceFiles = globSync("{pages,sections,layout,leads/form,leads/intake,seo,ui}/**/*.{ts,tsx}", {
  cwd: app,
}).filter((file) => !file.includes(".test."));

/** Attributes that visitors read or hear. */
const attributesWithText =
  /^(alt|aria-label|caption|description|hint|label|lead|note|placeholder|text|title)$/;

const twoWords = /\p{L}[\p{L}’']*[\s\p{P}]*\s[\s\p{P}]*\p{L}/u;

interface Node {
  readonly [key: string]: unknown;
  readonly type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const isText = (value: unknown): value is string => typeof value === "string" && twoWords.test(value);

/** Returns the texts of two words or more that a JSX child or attribute value may show. */
function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "JSXText" || node.type === "Literal")
    return isText(node.value) ? [node.value.trim()] : [];
  if (node.type === "TemplateLiteral" && Array.isArray(node.quasis)) {
    const text = node.quasis.map((quasi) => quasi.value.cooked).join("…");
    return isText(text) ? [text] : [];
  }
  if (node.type === "JSXExpressionContainer") return textsOf(node.expression);
  if (node.type === "ConditionalExpression") return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === "LogicalExpression") return textsOf(node.right);
  return [];
}

/** Returns the texts in JSX. */
function textsInMarkup(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsInMarkup);
  if (!isNode(node)) return [];
  const isElement = node.type === "JSXElement" || node.type === "JSXFragment";
  const isTextAttribute =
    node.type === "JSXAttribute" && isNode(node.name) && attributesWithText.test(String(node.name.name));
  const ownTexts = [isElement && node.children, isTextAttribute && node.value].flat().flatMap(textsOf);
  return [...ownTexts, ...Object.values(node).flatMap(textsInMarkup)];
}

/** Matches the beginning of a sentence: a capitalized word followed by another. */
const sentenceStart = /^\p{Lu}[\p{L}’']*[,:]?\s+\p{L}/u;

/** Returns sentences in code, except in imports, errors and console output. */
function sentencesInCode(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sentencesInCode);
  if (!isNode(node) || node.type === "ImportDeclaration" || node.type === "ThrowStatement") return [];
  if (isNode(node.callee) && /Error$|^console$/.test(nameIn(node.callee))) return [];
  const text = node.type === "Literal" ? node.value : cookedIn(node);
  const ownSentences = typeof text === "string" && sentenceStart.test(text.trim()) ? [text.trim()] : [];
  return [...ownSentences, ...Object.values(node).flatMap(sentencesInCode)];
}

const cookedIn = ({ type, value }: Node) =>
  type === "TemplateElement" && typeof value === "object" && value !== null && "cooked" in value
    ? value.cooked
    : undefined;

/** Returns `fail` for `fail()`, `console` for `console.error()`. */
const nameIn = ({ name, object }: Node): string =>
  typeof name === "string" ? name : isNode(object) ? nameIn(object) : "";

/** Texts that are not copy: HTTP status texts, names of places, and terms of the return figures and tax pools. */
const fixedTexts = new Set([
  "Bad Request",
  "Content Too Large",
  "Equity multiple",
  "North Dakota",
  "Rapid City",
  "Des Moines",
  "Preferred return",
  "Sioux Falls",
  "South Dakota",
  "Tax credits",
]);

test("the check finds sentences in code, and ignores imports, errors and console output", () => {
  const source =
    'import a from "A b c"; throw new Error("No such thing"); console.error("Not sent:"); toast("Well done, all"); ' +
    "const x = `Class $" +
    "{n} now`; const y = 'no sentence here'; const z = [`From now $" +
    "{n}`];";
  expect(sentencesInCode(parseSync("a.ts", source).program)).toEqual(["Well done, all", "From now"]);
});

test("the check finds JSX text, templates and attributes that visitors read", () => {
  const source =
    '<p title="Two words" className="a b">One text{shown ? "or another" : null}<b>{`$' +
    "{n} of them`}</b>{x}</p>";
  expect(textsInMarkup(parseSync("a.tsx", source).program)).toEqual([
    "One text",
    "or another",
    "Two words",
    "… of them",
  ]);
});

test.each(sourceFiles)("%s keeps its texts in the page copy", (file) => {
  const { errors, program } = parseSync(file, readFileSync(path.join(app, file), "utf8"));
  expect(errors).toEqual([]);
  expect(textsInMarkup(program)).toEqual([]);
  expect(sentencesInCode(program).filter((text) => !fixedTexts.has(text))).toEqual([]);
});
