import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { contentRules } from "../src/content-rules/index.ts";
import { publicationDate, schedule } from "../src/content-rules/rules/dates.ts";
import { describedPictures } from "../src/content-rules/rules/described-pictures.ts";
import { onlyEntry } from "../src/content-rules/rules/only-entry.ts";
import { renamedAddress } from "../src/content-rules/rules/renamed-address.ts";
import { sampleMark } from "../src/content-rules/rules/sample-mark.ts";
import { slug } from "../src/content-rules/rules/slug.ts";
import { cmsDir } from "../testing/running-cms.mjs";

interface Schema {
  attributes: Record<
    string,
    { component?: string; pluginOptions?: { publishing?: { isDescribed?: boolean } } }
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
const fieldsOf = ({ attributes }: Schema): [string, Schema["attributes"][string]][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    [name, attribute],
    ...(attribute.component
      ? fieldsOf(read(`components/${attribute.component.replace(".", "/")}.json`))
      : []),
  ]);

const has = (field: string) => (type: Schema) => fieldsOf(type).some(([name]) => name === field);
const own = (field: string) => (type: Schema) => Object.hasOwn(type.attributes, field);
const hasDescribed = (type: Schema) =>
  fieldsOf(type).some(([, { pluginOptions }]) => pluginOptions?.publishing?.isDescribed);

it.each([
  ["a time to publish", own("publishAt"), [schedule]],
  ["a publication date", own("publicationDate"), [publicationDate]],
  ["a page of its own", own("publishedSlug"), [slug, renamedAddress]],
  ["a picture to describe", hasDescribed, [describedPictures]],
  ["a sample mark", has("isSample"), [sampleMark]],
  ["one entry", ({ kind }: Schema) => kind === "singleType", [onlyEntry]],
])("every type that has %s has the rules for it", (_what, applies, rules) => {
  const matching = types.filter(applies);
  expect(matching).not.toEqual([]);
  for (const { info } of matching) {
    const uid = `api::${info.singularName}.${info.singularName}`;
    expect(contentRules[uid], uid).toEqual(expect.arrayContaining(rules));
  }
});
