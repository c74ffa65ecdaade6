import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { contentRules } from "../src/content-rules/index.ts";
import { checkDescriptions } from "../src/content-rules/rules/described-pictures.ts";
import { keepOnlyEntry } from "../src/content-rules/rules/only-entry.ts";
import { placeLast } from "../src/content-rules/rules/order.ts";
import { keepPublicationDate } from "../src/content-rules/rules/publication-date.ts";
import { checkPublishAt, clearPublishAt, keepToSchedule } from "../src/content-rules/rules/publish-at.ts";
import { redirectOldAddress, removeRedirects } from "../src/content-rules/rules/renamed-entries.ts";
import { dropSampleMark } from "../src/content-rules/rules/sample-mark.ts";
import { makeSlug } from "../src/content-rules/rules/slug.ts";
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

/** The fields of a type and of its components. */
const fieldsOf = ({ attributes }: Schema): [string, Schema["attributes"][string]][] =>
  Object.entries(attributes).flatMap(([name, attribute]) => [
    [name, attribute],
    ...(attribute.component
      ? fieldsOf(read(`components/${attribute.component.replace(".", "/")}.json`))
      : []),
  ]);

const named = (field: string) => (type: Schema) => fieldsOf(type).some(([name]) => name === field);
const own = (field: string) => (type: Schema) => Object.hasOwn(type.attributes, field);

describe("every type that has", () => {
  it.each([
    ["a time to publish", own("publishAt"), [checkPublishAt, keepToSchedule, clearPublishAt]],
    ["a date of publication", own("publicationDate"), [keepPublicationDate]],
    ["a page of its own", own("publishedSlug"), [makeSlug, redirectOldAddress, removeRedirects]],
    [
      "a picture to describe",
      (type: Schema) =>
        fieldsOf(type).some(([, { pluginOptions }]) => pluginOptions?.publishing?.isDescribed),
      [checkDescriptions],
    ],
    ["a mark of samples", named("isSample"), [dropSampleMark]],
    ["a place in a list", own("order"), [placeLast]],
    ["one entry", ({ kind }: Schema) => kind === "singleType", [keepOnlyEntry]],
  ])("%s has the rules for it", (_what, applies, rules) => {
    const concerned = types.filter(applies);
    expect(concerned).not.toEqual([]);
    for (const { info } of concerned) {
      const lists = Object.values(
        contentRules[`api::${info.singularName}.${info.singularName}`] ?? {},
      ).flat();
      expect(lists, info.singularName).toEqual(expect.arrayContaining(rules));
    }
  });
});
