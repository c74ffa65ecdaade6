import { expect, it } from "vitest";
import { type Configuration, credentials, openContentManager } from "./content-manager.ts";
import { logIn } from "./panel.ts";
import { sharedCms } from "./shared-cms.ts";

interface Model {
  uid: string;
  isDisplayed: boolean;
  kind?: "collectionType" | "singleType";
  attributes: Record<string, { type: string; visible?: boolean }>;
}

const cms = await sharedCms();
const contentManager = await openContentManager(cms);
const superAdmin = await logIn(cms, credentials);

const readData = async <T>(route: string) => (await superAdmin("GET", route)).data<T>();

/** Fields that Strapi adds to every type. */
const strapiFields = new Set([
  "id",
  "documentId",
  "createdAt",
  "updatedAt",
  "createdBy",
  "updatedBy",
  "publishedAt",
]);
const listFields = ({ attributes }: Model) =>
  Object.keys(attributes).filter((name) => !strapiFields.has(name) && attributes[name]?.visible !== false);

/** Returns a message for each field that is missing from the form or has no label in the schema. */
function findProblems(model: Model, { metadatas, layouts }: Configuration): string[] {
  const placedFields = layouts.edit.flat().map(({ name }) => name);
  const labelsOf = (name: string) => [metadatas[name]?.edit.label, metadatas[name]?.list.label];
  return listFields(model).flatMap((name) => [
    ...(placedFields.includes(name) ? [] : [`${model.uid}: ${name} is in no row`]),
    ...(labelsOf(name).includes(name) ? [`${model.uid}: ${name} has no label`] : []),
  ]);
}

it("the editing screens label and show every field of every content type and component", async () => {
  const models = await readData<Model[]>("/content-manager/content-types");
  const types = models.filter(({ isDisplayed, uid }) => isDisplayed && /^api::(?!lead\.)/.test(uid));
  const components = await readData<Model[]>("/content-manager/components");
  expect([types.length, components.length]).toEqual([15, 29]);
  const problems = [
    ...types.map(async (model) => findProblems(model, await contentManager.configuration(model.uid))),
    ...components.map(async (model) => {
      const route = `/content-manager/components/${model.uid}/configuration`;
      return findProblems(model, (await readData<{ component: Configuration }>(route)).component);
    }),
  ];
  expect((await Promise.all(problems)).flat()).toEqual([]);
});
