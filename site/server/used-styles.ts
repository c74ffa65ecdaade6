/** A built style sheet, taken apart so that a page is sent those of its rules that can match there. */
export type StyleSheet = readonly Part[];

type Part = Text | Rule | Group;

/** Holds for every page: fonts, animations, rules for elements. */
interface Text {
  readonly text: string;
}

interface Rule extends Text {
  /** Of each selector the classes without which it matches nothing. */
  readonly needed: readonly (readonly string[])[];
}

interface Group {
  readonly opening: string;
  readonly parts: Part[];
}

const grouping = /^\s*(?:\/\*[^*]*\*\/\s*)?@(?:container|layer|media|starting-style|supports)\b/;

/** What tells where a rule ends, and what may hold such a sign without meaning it. */
const tokens = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^*]*\*\/|[{};]/gs;

/** For sheets as our build minifies them; in those of others a comment may hold an asterisk. */
export function parseStyleSheet(css: string): StyleSheet {
  const whole: Group = { opening: "", parts: [] };
  const open = [whole];
  let start = 0;
  let depthInRule = 0;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    const parts = open.at(-1)?.parts;
    if (!parts) throw new Error("A built style sheet closes more than it opens.");
    if (depthInRule > 0) {
      if (token === "{") depthInRule += 1;
      if (token === "}") depthInRule -= 1;
      if (token === "}" && depthInRule === 0) {
        parts.push(ruleOf(css.slice(start, index + 1)));
        start = index + 1;
      }
    } else if (token === "{" && grouping.test(css.slice(start, index))) {
      const group = { opening: css.slice(start, index), parts: [] };
      parts.push(group);
      open.push(group);
      start = index + 1;
    } else if (token === "{") {
      depthInRule = 1;
    } else if (token === "}") {
      open.pop();
      start = index + 1;
    } else if (token === ";") {
      parts.push({ text: css.slice(start, index + 1) });
      start = index + 1;
    }
  }
  return whole.parts;
}

// Escaped characters are no signs of the selector: until their class is known they stand aside, above all of Unicode's.
const aside = 0xf0000;
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/gi;
const classNames = /\.([\w\u{80}-\u{10ffff}-]+)/gu;

function ruleOf(text: string): Text | Rule {
  const selectors = text
    .slice(0, text.search(/(?<!\\)\{/))
    .replace(escaped, (_, hex: string | undefined, character: string) =>
      String.fromCodePoint(aside + (hex ? Number.parseInt(hex, 16) : (character.codePointAt(0) ?? 0))),
    );
  if (selectors.startsWith("@")) return { text };
  const needed = withoutParentheses(selectors)
    .split(",")
    .map((selector) => Array.from(selector.matchAll(classNames), ([, name = ""]) => original(name)));
  return needed.some((classes) => classes.length === 0) ? { text } : { needed, text };
}

/** `.a:not(.b)` matches without b; what `:is()` and `:has()` ask for is left open. */
function withoutParentheses(selectors: string): string {
  const outer = selectors.replace(/\([^()]*\)|\[[^[\]]*\]/g, "");
  return outer === selectors ? outer : withoutParentheses(outer);
}

const original = (name: string) =>
  Array.from(name, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return point >= aside ? String.fromCodePoint(point - aside) : character;
  }).join("");

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Every class in a page that React has rendered. */
export function classesIn(html: string): Set<string> {
  const values = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value = ""]) =>
    value.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => entities[entity] ?? entity),
  );
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** The rules of the sheet that can match in a page with these classes, in their order. */
export function stylesFor(sheet: StyleSheet, classes: ReadonlySet<string>): string {
  return sheet.map((part) => styleFor(part, classes)).join("");
}

function styleFor(part: Part, classes: ReadonlySet<string>): string {
  if ("parts" in part) {
    const inside = stylesFor(part.parts, classes);
    // An empty layer still has its place among the others.
    return inside || part.opening.includes("@layer") ? `${part.opening}{${inside}}` : "";
  }
  if (!("needed" in part)) return part.text;
  return part.needed.some((needed) => needed.every((name) => classes.has(name))) ? part.text : "";
}
