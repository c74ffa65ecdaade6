import { expect, test } from "vitest";
import { catalogue, editsOn, fieldsByPath } from "./catalogue.server.ts";
import { defineCopy } from "./copy.ts";
import { unusedNames } from "./fields.ts";

const files = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts", "!./*.server.ts"], {
  eager: true,
});
const isCopy = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Prints one field per line, so that diffs are per field. */
function formattedCatalogue(): string {
  const pages = catalogue.map(({ sections, ...page }) => {
    const parts = sections.map(({ fields, title }) => {
      const lines = fields.map((field) => `        ${JSON.stringify(field)}`);
      return `      { "title": ${JSON.stringify(title)}, "fields": [\n${lines.join(",\n")}\n      ] }`;
    });
    const head = JSON.stringify(page).slice(1, -1);
    return `  { ${head}, "sections": [\n${parts.join(",\n")}\n    ] }`;
  });
  return `[\n${pages.join(",\n")}\n]\n`;
}

/** After changing copy, run `npx vitest run --project unit site/app/copy/catalogue.test.ts -u`. */
test("the panel's copy of the catalogue is current", async () => {
  await expect(formattedCatalogue()).toMatchFileSnapshot("../../../cms/src/plugins/page-copy/catalogue.json");
});

test("every text and picture of the folder is in the catalogue once", () => {
  const namesInFiles = Object.values(files).flatMap((file) =>
    Object.entries(file)
      .filter(([, value]) => isCopy(value))
      .map(([name]) => name),
  );
  const namesInCatalogue = new Set(Array.from(fieldsByPath.keys(), (path) => path.split(".")[0]));
  expect([...namesInCatalogue].toSorted()).toEqual(namesInFiles.toSorted());
  const allFields = catalogue.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
  expect(fieldsByPath.size).toBe(allFields.length);
  expect(allFields.length).toBeGreaterThan(900);
});

test("each default passes the validation of an edit", () => {
  for (const { field } of fieldsByPath.values()) {
    const texts = [field.default].flat();
    for (const text of texts) {
      if (typeof text === "string" && field.longest)
        expect(text.length, field.path).toBeLessThanOrEqual(field.longest);
    }
    expect(field.label, field.path).not.toBe("");
  }
});

test("a page loads its own edits, those of its layout, and all page names", () => {
  const edits = {
    "about.team": "Our people",
    "home.hero.title": "Hello",
    "layout.skip": "Skip",
    "newsletter.links.read": "Read on",
    "nowhere.title": "Lost",
    "pages./about.label": "Us",
  };
  expect(Object.keys(editsOn("/", edits))).toEqual(["home.hero.title", "layout.skip", "pages./about.label"]);
  expect(Object.keys(editsOn("/newsletter/confirm", edits))).toContain("newsletter.links.read");
  expect(Object.keys(editsOn("/newsletters", edits))).not.toContain("newsletter.links.read");
});

test("a legal text comes with its version", () => {
  const edits = { "forms.consent.calls": "Call me.", "forms.consent.callsVersion": "v3-2026-12" };
  expect(editsOn("/contact", edits)).toEqual(edits);
});

test("field names contain no dots, which would be read as a path", () => {
  for (const path of fieldsByPath.keys()) expect(path).toMatch(/^\w+(\.[\w/-]+)+$/);
  expect(defineCopy("x", { a: "b" })).toEqual({ a: "b" });
});

test("the fields of a section have different labels", () => {
  const repeatedLabels = catalogue.flatMap((page) =>
    page.sections.flatMap(({ fields, title }) =>
      fields
        .filter(({ label }, at) => fields.findIndex((field) => field.label === label) < at)
        .map(({ label, path }) => `${page.title}, ${title}: ${label} (${path})`),
    ),
  );
  expect(repeatedLabels).toEqual([]);
});

test("each label in the lists belongs to a field or section", () => {
  expect(unusedNames([...fieldsByPath.keys()])).toEqual([]);
});
