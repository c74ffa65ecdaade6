import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { inject } from "vitest";

/** Validates against the HTML standard. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    // "ARIA in HTML" and the Nu HTML checker treat redundant roles as errors.
    "no-redundant-role": "error",
  },
});

/** Requests a path of the site that all tests share. */
export const fetchFromSharedSite = (path: string, init: RequestInit = {}) =>
  fetch(inject("sharedSiteUrl") + path, { redirect: "manual", ...init });

/** Page or part of a page as served. */
export class PagePart {
  readonly #element: HtmlElement;

  constructor(element: HtmlElement) {
    this.#element = element;
  }

  /** Text of the element and all elements in it, hidden ones too, with single spaces. */
  get text(): string {
    return decodeEntities(this.#element.textContent).replaceAll(/\s+/g, " ").trim();
  }

  attribute(name: string): string | null {
    const value = this.#element.getAttributeValue(name);
    return value === null ? null : decodeEntities(value);
  }

  /** Returns true if the part's own element has this attribute. */
  has(name: string): boolean {
    return this.#element.hasAttribute(name);
  }

  all(selector: string): PagePart[] {
    return this.#element.querySelectorAll(selector).map((element) => new PagePart(element));
  }

  /** @throws {Error} unless there is exactly one */
  one(selector: string): PagePart {
    const [found, ...others] = this.all(selector);
    if (!found || others.length > 0)
      throw new Error(`${others.length + (found ? 1 : 0)} elements match ${selector}, not one`);
    return found;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  attributes(selector: string, name: string): (string | null)[] {
    return this.all(selector).map((part) => part.attribute(name));
  }

  /** Text and URL of each link. */
  get links(): [string, string | null][] {
    return this.all("a").map((link) => [link.text, link.attribute("href")]);
  }

  /** Returns the first section, or other element of this `kind`, that contains an `h2` or `h3` with this text. */
  partWithHeading(title: string, kind = "section"): PagePart {
    const [found] = this.all(kind).filter((part) => part.all("h2, h3").some(({ text }) => text === title));
    if (!found) throw new Error(`No ${kind} has the heading ${title}`);
    return found;
  }

  /** Returns the cells of the first table with this caption, by row, without the header rows. */
  rowsOf(caption: string): string[][] {
    const [table] = this.all("table").filter((candidate) => candidate.texts("caption")[0] === caption);
    if (!table) throw new Error(`No table is called ${caption}`);
    return table.all("tbody tr, tfoot tr").map((row) => row.texts("th, td"));
  }
}

/** Parses a page. */
export async function parsePage(html: string): Promise<PagePart> {
  return new PagePart(new Parser(await validator.getConfigFor("page.html")).parseHtml(html));
}

/** Fetches a page of the shared site. */
export async function servedPage(path: string): Promise<PagePart> {
  return parsePage(await (await fetchFromSharedSite(path)).text());
}

/** Returns violations of the HTML standard. */
export async function htmlViolations(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  quot: '"',
};

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return namedEntities[name] ?? whole;
  });
}
