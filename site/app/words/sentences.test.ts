import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/**
 * Words that a visitor reads stand in the catalogue, not in markup: here every text and every spoken attribute of two words or
 * more that JSX still holds is found. `ui` has its own few labels, and the gallery is for developers.
 */

const app = path.join(import.meta.dirname, "..");
const files = globSync("{pages,sections,layout,leads/form}/**/*.tsx", { cwd: app }).filter(
  (file) => !file.includes(".test."),
);

/** Attributes that are read or heard. */
const spoken = /^(alt|aria-label|caption|description|hint|label|lead|note|placeholder|text|title)$/;

const twoWords = /\p{L}[\p{L}’']*[\s\p{P}]*\s[\s\p{P}]*\p{L}/u;

interface Node {
  readonly [key: string]: unknown;
  readonly type: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const isText = (value: unknown): value is string => typeof value === "string" && twoWords.test(value);

/** What a node itself says: a text, a string or a template. */
function said(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "JSXText" || node.type === "Literal")
    return isText(node.value) ? [node.value.trim()] : [];
  if (node.type === "TemplateLiteral" && Array.isArray(node.quasis)) {
    const text = node.quasis.map((quasi) => quasi.value.cooked).join("…");
    return isText(text) ? [text] : [];
  }
  if (node.type === "JSXExpressionContainer") return said(node.expression);
  if (node.type === "ConditionalExpression") return [...said(node.consequent), ...said(node.alternate)];
  if (node.type === "LogicalExpression") return said(node.right);
  return [];
}

function sentencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(sentencesIn);
  if (!isNode(node)) return [];
  const own =
    node.type === "JSXAttribute" && isNode(node.name) && spoken.test(String(node.name.name))
      ? said(node.value)
      : node.type === "JSXElement" || node.type === "JSXFragment"
        ? [node.children].flat().flatMap(said)
        : [];
  return [...own, ...Object.values(node).flatMap(sentencesIn)];
}

test("the finder sees texts, spoken attributes and templates", () => {
  const source =
    '<p title="Two words" className="a b">One text{shown ? "or another" : null}<b>{`$' +
    "{n} of them`}</b>{x}</p>";
  expect(sentencesIn(parseSync("a.tsx", source).program)).toEqual([
    "One text",
    "or another",
    "Two words",
    "… of them",
  ]);
});

test.each(files)("%s leaves its words to the catalogue", (file) => {
  const { errors, program } = parseSync(file, readFileSync(path.join(app, file), "utf8"));
  expect(errors).toEqual([]);
  expect(sentencesIn(program)).toEqual([]);
});
