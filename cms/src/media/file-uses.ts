import type { Core, Schema } from "@strapi/strapi";
import { type ChangedEntry, publishedAmong } from "../changes/changed-entry";
import type { WatchedType } from "../changes/watched-types";

export const fileUid = "plugin::upload.file";

export interface MediaFile {
  id: number;
  hash: string;
}

type Condition = Record<string, unknown>;

/** The published entries that show one of the files: in a field, in a component or in the middle of a text. */
export async function entriesShowing(
  strapi: Core.Strapi,
  types: WatchedType[],
  files: MediaFile[],
): Promise<{ type: WatchedType; entry: ChangedEntry }[]> {
  const found: { type: WatchedType; entry: ChangedEntry }[] = [];
  for (const file of files) {
    for (const type of types) {
      const conditions = conditionsFor(strapi, type.uid, file);
      if (conditions.length === 0) continue;
      for (const entry of await publishedAmong(strapi, type, { $or: conditions }))
        found.push({ type, entry });
    }
  }
  return found;
}

/** What has to be asked of an entry to know whether it shows a file. */
function conditionsFor(
  strapi: Core.Strapi,
  uid: WatchedType["uid"] | Schema.Component["uid"],
  file: MediaFile,
): Condition[] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]): Condition[] => {
    switch (attribute.type) {
      case "media":
        return [{ [name]: { id: file.id } }];
      // In a text, or where an address is asked for, it is there by its address, whose name is the hash.
      case "richtext":
      case "text":
      case "string":
        return [{ [name]: { $contains: file.hash } }];
      case "component":
        return conditionsFor(strapi, attribute.component, file).map((inside) => ({ [name]: inside }));
      default:
        return [];
    }
  });
}
