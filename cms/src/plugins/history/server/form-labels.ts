import type { Core, UID } from "@strapi/strapi";
import { stringField } from "../../../lib/values";
import { formConfiguration } from "../../../strapi/content-manager";
import { catalogue } from "../../page-copy/catalogue";

/** Returns the labels of a type's editing form, by path: `picture.caption`. `prefix` starts each path. */
export async function readFormLabels(
  strapi: Core.Strapi,
  uid: UID.Schema,
  prefix = "",
): Promise<Record<string, string>> {
  const { attributes } = strapi.getModel(uid);
  const { metadatas } = await formConfiguration(strapi, strapi.getModel(uid));
  // "copy" itself has no label, because the labels of its fields name their section.
  const isPageCopy = uid === "api::page-text.page-text";
  const labels: Record<string, string> = isPageCopy ? { copy: "", ...copyLabels } : {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const path = `${prefix}${name}`;
    const label = stringField(metadatas[name]?.edit, "label");
    if (label) labels[path] ??= label;
    if (attribute.type === "component") {
      Object.assign(labels, await readFormLabels(strapi, attribute.component, `${path}.`));
    }
    if (attribute.type === "dynamiczone") {
      for (const section of attribute.components) {
        labels[`${path}.${section}`] = strapi.getModel(section).info.displayName;
        const sectionLabels = await readFormLabels(strapi, section, `${path}.${section}.`);
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

const copyLabels = Object.fromEntries(
  catalogue.flatMap(({ sections }) =>
    sections.flatMap(({ fields, title }) =>
      fields.map(({ label, path }) => [`copy.${path}`, `${title} › ${label}`]),
    ),
  ),
);
