import type { Core } from "@strapi/strapi";
import { componentViews } from "./component-views";
import { leadViews } from "./lead-views";
import { mediaViews } from "./media-views";
import { pageViews } from "./page-views";
import { postViews } from "./post-views";
import { referenceViews } from "./reference-views";
import { settingViews } from "./setting-views";
import { subscriptionViews } from "./subscription-views";
import type { Field, Form, View } from "./view";

const typeViews = [
  ...settingViews,
  ...postViews,
  ...pageViews,
  ...mediaViews,
  ...referenceViews,
  ...leadViews,
  ...subscriptionViews,
];

const common: Record<string, string> = {
  createdAt: "Created",
  updatedAt: "Last changed",
  publishedAt: "Published",
};

interface Metadata {
  edit: Record<string, unknown>;
  list: Record<string, unknown>;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: Record<string, unknown>;
}

interface ConfigurationService {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/**
 * Labels, hints, columns and order of the editing screens. What the team has rearranged stays: a screen is
 * arranged while none of its fields has a name yet, and later only new fields are named.
 */
export async function arrangeEditingViews(strapi: Core.Strapi): Promise<void> {
  const contentManager = strapi.plugin("content-manager");
  const types = contentManager.service("content-types") as ConfigurationService;
  const components = contentManager.service("components") as ConfigurationService;
  for (const view of typeViews) await arrange(types, view);
  for (const form of componentViews) await arrange(components, form);
}

async function arrange(service: ConfigurationService, form: Form | View): Promise<void> {
  const configuration = await service.findConfiguration(form);
  const { metadatas } = configuration;
  const fields = Object.entries(form.fields).map(([name, field]) => {
    const metadata = metadatas[name];
    if (!metadata) throw new Error(`${form.uid} has no field "${name}" to label`);
    return { name, field, metadata };
  });
  // Strapi calls a field by its name in the schema until somebody gives it a label.
  const unnamed = fields.filter(({ name, metadata }) => metadata.edit.label === name);
  if (unnamed.length === 0) return;
  for (const { field, metadata } of unnamed) describe(field, metadata);
  const isNew = unnamed.length === fields.length;
  await service.updateConfiguration(form, isNew ? arranged(form, configuration) : configuration);
}

function describe({ label, hint = "", editable = true }: Field, { edit, list }: Metadata): void {
  Object.assign(edit, { label, description: hint, editable });
  Object.assign(list, { label });
}

function arranged(form: Form | View, { settings, metadatas, layouts }: Configuration): Configuration {
  for (const [name, label] of Object.entries(common)) {
    const metadata = metadatas[name];
    if (metadata) Object.assign(metadata.list, { label });
  }
  return {
    settings: { ...settings, mainField: form.mainField, ...("sort" in form && listSettings(form)) },
    metadatas,
    layouts: {
      list: "columns" in form ? form.columns : layouts.list,
      edit: form.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
    },
  };
}

const listSettings = ({ pageSize, sort }: View) => ({
  defaultSortBy: sort.by,
  defaultSortOrder: sort.order,
  pageSize,
});
