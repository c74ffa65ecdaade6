import type { Core } from "@strapi/strapi";
import { contentViews } from "./content-views";
import { leadViews } from "./lead-views";

const common: Record<string, string> = {
  createdAt: "Created",
  updatedAt: "Last changed",
  publishedAt: "Published",
};

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: Record<string, unknown>;
}

interface ContentTypesService {
  findConfiguration(type: { uid: string }): Promise<Configuration>;
  updateConfiguration(type: { uid: string }, configuration: Configuration): Promise<unknown>;
}

/** Labels, hints, columns and order of the editing screens. The team may rearrange them afterwards. */
export async function arrangeEditingViews(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin("content-manager").service("content-types") as ContentTypesService;
  for (const view of [...contentViews, ...leadViews]) {
    const { settings, metadatas } = await service.findConfiguration(view);
    for (const [name, { label, hint = "", editable = true }] of Object.entries(view.fields)) {
      const metadata = metadatas[name];
      if (!metadata) throw new Error(`${view.uid} has no field "${name}" to label`);
      Object.assign(metadata.edit, { label, description: hint, editable });
      Object.assign(metadata.list, { label });
    }
    for (const [name, label] of Object.entries(common)) {
      const metadata = metadatas[name];
      if (metadata) Object.assign(metadata.list, { label });
    }
    await service.updateConfiguration(view, {
      settings: {
        ...settings,
        mainField: view.mainField,
        defaultSortBy: view.sort.by,
        defaultSortOrder: view.sort.order,
        pageSize: view.pageSize,
      },
      metadatas,
      layouts: {
        list: view.columns,
        edit: view.rows.map((row) => row.map(([name, size]) => ({ name, size }))),
      },
    });
  }
}
