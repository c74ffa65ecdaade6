import type { Core, UID } from "@strapi/strapi";
import { stringField } from "../../../lib/values";
import { formConfiguration } from "../../../strapi/content-manager";
import { catalogue } from "../../page-copy/catalogue";
import type { FormTexts } from "../changes";

/** Returns the field labels of a content type's editing form, components included, and the defaults of page copy. */
export async function readFormTexts(strapi: Core.Strapi, uid: UID.Schema): Promise<FormTexts> {
  const labels = await readLabels(strapi, uid, "");
  return uid === "api::page-text.page-text"
    ? { labels: { ...labels, copy: "", ...copyLabels }, defaults: copyDefaults }
    : { labels, defaults: {} };
}

async function readLabels(
  strapi: Core.Strapi,
  uid: UID.Schema,
  prefix: string,
): Promise<Record<string, string>> {
  const { attributes } = strapi.getModel(uid);
  const { metadatas } = await formConfiguration(strapi, strapi.getModel(uid));
  const labels: Record<string, string> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const path = `${prefix}${name}`;
    const label = stringField(metadatas[name]?.edit, "label");
    if (label) labels[path] = label;
    if (attribute.type === "component") {
      Object.assign(labels, await readLabels(strapi, attribute.component, `${path}.`));
    }
    if (attribute.type === "dynamiczone") {
      for (const section of attribute.components) {
        labels[`${path}.${section}`] = strapi.getModel(section).info.displayName;
        const sectionLabels = await readLabels(strapi, section, `${path}.${section}.`);
        // Validation errors name a section by its position, not its type. Label these paths without a type too.
        const labelsWithoutType = Object.entries(sectionLabels).map(([key, text]) => [
          key.replace(`.${section}`, ""),
          text,
        ]);
        Object.assign(labels, sectionLabels, Object.fromEntries(labelsWithoutType), labels);
      }
    }
  }
  return labels;
}

const copyFields = catalogue.flatMap(({ sections }) =>
  sections.flatMap(({ fields, title }) =>
    fields.map((field) => ({ field, path: `copy.${field.path}`, label: `${title} › ${field.label}` })),
  ),
);
const copyLabels = Object.fromEntries(copyFields.map(({ label, path }) => [path, label]));
const copyDefaults = Object.fromEntries(
  copyFields.map(({ field, path }) => [path, [field.default ?? ""].flat().join(", ")]),
);
