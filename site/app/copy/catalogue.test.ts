import { expect, test } from "vitest";
import { catalogue, editsOn, fieldsByPath } from "./catalogue.server.ts";
import { type Copy, withEdits } from "./copy.ts";
import { unusedLabels } from "./fields.ts";

const files = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts", "!./*.server.ts"], {
  eager: true,
});
const isCopy = (value: unknown): value is Copy =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const copyByName = new Map(
  Object.values(files).flatMap((file) =>
    Object.entries(file).flatMap(([name, value]) => (isCopy(value) ? [[name, value] as const] : [])),
  ),
);

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
test("the catalogue in the cms is current", async () => {
  await expect(formattedCatalogue()).toMatchFileSnapshot("../../../cms/src/plugins/page-copy/catalogue.json");
});

test("each copy object of the folder has fields in the catalogue, and no field is there twice", () => {
  const namesInCatalogue = new Set(Array.from(fieldsByPath.keys(), (path) => path.split(".")[0]));
  expect([...namesInCatalogue].toSorted()).toEqual([...copyByName.keys()].toSorted());
  const allFields = catalogue.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
  expect(fieldsByPath.size).toBe(allFields.length);
  expect(allFields.length).toBeGreaterThan(900);
});

test("each default is within its length limit", () => {
  for (const { field } of fieldsByPath.values()) {
    for (const text of [field.default].flat()) {
      if (typeof text === "string" && field.longest)
        expect(text.length, field.path).toBeLessThanOrEqual(field.longest);
    }
  }
});

test("a page loads its own edits, those of shared copy, and all page names", () => {
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
  const shared = { "home.facts.experience.label": "Years", "newsletter.head.lead": "Monthly." };
  expect(Object.keys(editsOn("/about", shared))).toEqual(["home.facts.experience.label"]);
  expect(Object.keys(editsOn("/blog/a-post", shared))).toEqual(["newsletter.head.lead"]);
  expect(Object.keys(editsOn("/newsletters", edits))).not.toContain("newsletter.links.read");
});

test("a page loads the version of an edited legal text with it", () => {
  const edits = { "forms.consent.calls": "Call me.", "forms.consent.callsVersion": "v3-2026-12" };
  expect(editsOn("/contact", edits)).toEqual(edits);
});

test("an edit of each path changes the copy", () => {
  for (const path of fieldsByPath.keys()) {
    const copy = copyByName.get(path.split(".")[0] ?? "");
    expect(copy && withEdits(copy, { [path]: "Edited" }), path).not.toEqual(copy);
  }
});

test("the fields of a section have labels, all different", () => {
  const unclearLabels = catalogue.flatMap((page) =>
    page.sections.flatMap(({ fields, title }) =>
      fields
        .filter(
          ({ label }, index) => label === "" || fields.findIndex((field) => field.label === label) < index,
        )
        .map(({ label, path }) => `${page.title}, ${title}: ${label} (${path})`),
    ),
  );
  expect(unclearLabels).toEqual([]);
});

test("each label and section name of `fields.ts` is in use", () => {
  expect(unusedLabels([...fieldsByPath.keys()])).toEqual([]);
});
