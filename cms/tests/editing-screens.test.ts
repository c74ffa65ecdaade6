import { beforeAll, describe, expect, it } from "vitest";
import { type Configuration, credentials, type Editor, editorOf } from "./editor.ts";
import { logIn, type Member } from "./panel.ts";
import { type SharedCms, sharedCms } from "./shared-cms.ts";

interface Model {
  uid: string;
  isDisplayed: boolean;
  kind?: "collectionType" | "singleType";
  attributes: Record<string, { type: string; visible?: boolean }>;
}

let cms: SharedCms;
let editor: Editor;
let superAdmin: Member;

beforeAll(async () => {
  cms = await sharedCms();
  editor = await editorOf(cms);
  superAdmin = await logIn(cms, credentials);
}, 300_000);

const read = async <T>(route: string) => (await superAdmin("GET", route)).json<{ data: T }>().data;

/** Fields that Strapi adds to every type. */
const ownFields = new Set([
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
  "publishedAt",
]);
const fieldsOf = ({ attributes }: Model) =>
  Object.keys(attributes).filter((name) => !ownFields.has(name) && attributes[name]?.visible !== false);

/** Returns a message for each field that is missing from the form or has no label in the schema. */
function problemsOf(model: Model, { metadatas, layouts }: Configuration): string[] {
  const placed = layouts.edit.flat().map(({ name }) => name);
  const labelsOf = (name: string) => [metadatas[name]?.edit.label, metadatas[name]?.list.label];
  return fieldsOf(model).flatMap((name) => [
    ...(placed.includes(name) ? [] : [`${model.uid}: ${name} is in no row`]),
    ...(labelsOf(name).includes(name) ? [`${model.uid}: ${name} has no label`] : []),
  ]);
}

describe("the editing screens", () => {
  it("label and show every field of every content type", async () => {
    const models = await read<Model[]>("/content-manager/content-types");
    const content = models.filter(({ isDisplayed, uid }) => isDisplayed && /^api::(?!lead\.)/.test(uid));
    expect(content).toHaveLength(15);
    const problems = await Promise.all(
      content.map(async (model) => problemsOf(model, await editor.configuration(model.uid))),
    );
    expect(problems.flat()).toEqual([]);
  });

  it("label and show every field of every component", async () => {
    const parts = await read<Model[]>("/content-manager/components");
    expect(parts).toHaveLength(29);
    const problems = await Promise.all(
      parts.map(async (part) => {
        const route = `/content-manager/components/${part.uid}/configuration`;
        return problemsOf(part, (await read<{ component: Configuration }>(route)).component);
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  it("list the important columns first", async () => {
    const { layouts, settings } = await editor.configuration("api::project-card.project-card");
    expect(layouts.list).toEqual(["image", "title", "location", "sold", "order"]);
    expect(settings).toMatchObject({ defaultSortBy: "order", defaultSortOrder: "ASC", mainField: "title" });
  });

  it("mark samples", async () => {
    const { metadatas } = await editor.configuration("api::site-setting.site-setting");
    for (const name of ["brand", "addressLines", "phone", "email"]) {
      expect(metadatas[name]?.edit.description, name).toContain("sample. Replace it before you go live.");
    }
  });
});
