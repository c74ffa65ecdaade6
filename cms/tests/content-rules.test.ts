import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { contentRules } from "../src/content-rules/index.ts";
import { publicationDateRule, scheduleRule } from "../src/content-rules/rules/dates.ts";
import { pictureRule } from "../src/content-rules/rules/described-pictures.ts";
import { renameRule } from "../src/content-rules/rules/renamed-address.ts";
import { requiredEntryRule } from "../src/content-rules/rules/required-entry.ts";
import { sampleRule } from "../src/content-rules/rules/sample-mark.ts";
import { slugRule } from "../src/content-rules/rules/slug.ts";
import { cmsDir } from "../testing/running-cms.ts";

interface Schema {
  attributes: Record<
    string,
    { component?: string; pluginOptions?: { publishing?: { needsDescription?: boolean } } }
  >;
  info: { singularName: string };
  kind?: string;
  options?: { draftAndPublish?: boolean };
}

const read = (file: string): Schema => JSON.parse(readFileSync(path.join(cmsDir, "src", file), "utf8"));
const types = globSync("api/*/content-types/*/schema.json", { cwd: path.join(cmsDir, "src") })
  .map(read)
  .filter(({ options }) => options?.draftAndPublish);

/** Returns the fields of a type and of its components. */
const listFields = ({ attributes }: Schema): [string, Schema["attributes"][string]][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    [name, attribute],
    ...(attribute.component
      ? listFields(read(`components/${attribute.component.replace(".", "/")}.json`))
      : []),
  ]);

const hasFieldAnywhere = (field: string) => (type: Schema) =>
  listFields(type).some(([name]) => name === field);
const hasOwnField = (field: string) => (type: Schema) => Object.hasOwn(type.attributes, field);
const hasDescribedPicture = (type: Schema) =>
  listFields(type).some(([, { pluginOptions }]) => pluginOptions?.publishing?.needsDescription);

it.each([
  ["a time to publish", hasOwnField("publishAt"), [scheduleRule]],
  ["a publication date", hasOwnField("publicationDate"), [publicationDateRule]],
  ["a page of its own", hasOwnField("publishedSlug"), [slugRule, renameRule]],
  ["a picture to describe", hasDescribedPicture, [pictureRule]],
  ["a sample mark", hasFieldAnywhere("isSample"), [sampleRule]],
  ["one entry", ({ kind }: Schema) => kind === "singleType", [requiredEntryRule]],
])("every type that has %s has the rules for it", (_what, applies, rules) => {
  const matching = types.filter(applies);
  expect(matching).not.toEqual([]);
  for (const { info } of matching) {
    const uid = `api::${info.singularName}.${info.singularName}`;
    expect(contentRules[uid], uid).toEqual(expect.arrayContaining(rules));
  }
});
