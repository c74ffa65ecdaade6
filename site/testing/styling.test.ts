import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "tailwindcss";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

// Checks the rules in docs/decisions/0015-styling-and-pictures.md.

const app = path.join(import.meta.dirname, "../app");
const root = "app.css";

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: app }).filter((file) => !file.startsWith("gallery/"));
const read = (file: string) => readFileSync(path.join(app, file), "utf8");
const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");

/** Returns the class names in `className`, similar attributes and `cx` calls. */
function classesUsedIn(file: string): ReadonlySet<string> {
  const source = read(file);
  const classes = new Set<string>();
  const add = ({ end, start }: { end: number; start: number }) => {
    // Strings in comparisons are not class names.
    const text = source.slice(start, end).replaceAll(/[!=]== "[^"]*"/g, "");
    if (text.includes("`"))
      throw new Error(`${file} builds a class name from parts; write it whole: ${text}`);
    for (const [, names = ""] of text.matchAll(/"([^"]*)"/g))
      for (const name of names.split(/\s+/)) if (name) classes.add(name);
  };
  new Visitor({
    CallExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "cx") add(node);
    },
    JSXAttribute(node) {
      if (node.name.type === "JSXIdentifier" && /^className$|ClassName$/.test(node.name.name)) add(node);
    },
  }).visit(parseSync(file, source).program);
  return classes;
}

const sheets = filesOf("**/*.css");
const components = filesOf("**/*.tsx").filter((file) => !file.includes(".test."));
const usedByComponent = new Map(components.map((file) => [file, classesUsedIn(file)]));

/** Returns the class names in a style sheet's selectors. */
function classesInCss(css: string): Set<string> {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "")
    .replaceAll(/(?<=[{};])[^{};]*;/g, "");
  const names = selectors.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set(
    [...names].map(([, name = ""]) => name.replaceAll("\\", "")).filter((name) => !/^\d/.test(name)),
  );
}

const classesInSheet = (sheet: string) => classesInCss(read(sheet));

const markdownSource = filesOf("content/markdown/*.ts").map(read).join("\n");

/** Returns true for a class that the Markdown renderer or a library writes, not a component. */
const isForeign = (name: string) =>
  name.startsWith("Toastify__") || new RegExp(`["-]${name}["-]`).test(markdownSource);

async function rootSheet() {
  const sources = { tailwindcss: path.join(import.meta.dirname, "../../node_modules/tailwindcss/index.css") };
  return compile(read(root), {
    base: app,
    loadStylesheet: async (id, base) => {
      const file = id === "tailwindcss" ? sources.tailwindcss : path.resolve(base, id);
      return { base: path.dirname(file), content: readFileSync(file, "utf8"), path: file };
    },
  });
}

test("a class in a style sheet is used, and only in the folder of that sheet", () => {
  const wrong = sheets
    .filter((sheet) => sheet !== root)
    .flatMap((sheet) =>
      [...classesInSheet(sheet)].map((name) => {
        const users = [...usedByComponent].filter(([, classes]) => classes.has(name)).map(([file]) => file);
        if (classesInSheet(root).has(name)) return [];
        const usersElsewhere = users.filter((file) => !file.startsWith(`${path.dirname(sheet)}/`));
        if (usersElsewhere.length > 0) return `.${name} of ${sheet} is used by ${usersElsewhere.join(", ")}`;
        const isKnown = users.length > 0 || isForeign(name);
        return isKnown ? [] : `.${name} of ${sheet} is used nowhere`;
      }),
    )
    .flat();
  expect(wrong).toEqual([]);
});

test("style sheets name colors, font sizes and breakpoints by their tokens", () => {
  const literal = {
    breakpoint: /@(media|container)[^{]*width[^{]*\d(rem|px|em)/g,
    color: /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi,
    "font size": /font-size: (?!var\(--text-|inherit|[\d.]+em\b)[^;]+/g,
  };
  const wrong = sheets
    .filter((sheet) => sheet !== root)
    .flatMap((sheet) =>
      Object.entries(literal).flatMap(([what, pattern]) =>
        [...withoutComments(read(sheet)).matchAll(pattern)].map(([found]) => `${sheet}: ${what} ${found}`),
      ),
    );
  expect(wrong).toEqual([]);
});

test("a class in a component is a utility, or defined in a style sheet", async () => {
  const allClasses = new Set([...usedByComponent.values()].flatMap((classes) => [...classes]));
  const built = (await rootSheet()).build([...allClasses]);
  const known = new Set([...classesInCss(built), ...sheets.flatMap((sheet) => [...classesInSheet(sheet)])]);
  const wrong = [...usedByComponent].flatMap(([file, classes]) =>
    [...classes]
      .filter((name) => !known.has(name) && !/^(group|peer)(\/|$)/.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("accessible names are in the page copy, like all other copy", () => {
  expect(components.filter((file) => read(file).includes('aria-label="'))).toEqual([]);
});
