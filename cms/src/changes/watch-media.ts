import type { Core, Schema } from "@strapi/strapi";
import { type ChangedEntry, noteChanges, publishedAmong } from "./changed-entry";
import type { WatchedType } from "./watched-types";

const fileUid = "plugin::upload.file";

interface MediaFile {
  id: number;
  hash: string;
}

interface Event {
  params: { where?: unknown };
  result?: { id: number } | null;
}

type Condition = Record<string, unknown>;

/**
 * A file that is replaced, described anew or deleted in the media library changes the published entries that
 * show it, though nobody touches them: in a field, in a component or in the middle of a text.
 */
export function watchMedia(strapi: Core.Strapi, types: WatchedType[], announce: () => void): void {
  const showing = types.map((type) => ({ type, conditions: conditionsOf(strapi, type.uid) }));
  const about = new WeakMap<object, ChangedEntry[]>();

  async function entriesShowing(files: MediaFile[]): Promise<ChangedEntry[]> {
    const found: ChangedEntry[] = [];
    for (const file of files) {
      for (const { type, conditions } of showing) {
        if (conditions.length === 0) continue;
        const where = { $or: conditions.map((condition) => condition(file)) };
        found.push(...(await publishedAmong(strapi, type, where)));
      }
    }
    return found;
  }
  async function filesWhere(where: unknown): Promise<MediaFile[]> {
    return strapi.db.query(fileUid).findMany({ where, select: ["id", "hash"] });
  }
  async function remember({ params }: Event): Promise<void> {
    about.set(params, await entriesShowing(await filesWhere(params.where)));
  }

  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ result }: Event) {
      if (!result) return;
      await noteChanges(strapi, await entriesShowing(await filesWhere({ id: result.id })), announce);
    },
    beforeDelete: remember,
    beforeDeleteMany: remember,
    afterDelete: ({ params }: Event) => noteChanges(strapi, about.get(params) ?? [], announce),
    afterDeleteMany: ({ params }: Event) => noteChanges(strapi, about.get(params) ?? [], announce),
  });
}

/** What has to be asked of an entry to know whether it shows a file. */
function conditionsOf(strapi: Core.Strapi, uid: WatchedType["uid"] | Schema.Component["uid"]) {
  const conditions: ((file: MediaFile) => Condition)[] = [];
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === "media") conditions.push(({ id }) => ({ [name]: { id } }));
    // A picture in a text is there by its address, whose name is the hash.
    if (attribute.type === "richtext") conditions.push(({ hash }) => ({ [name]: { $contains: hash } }));
    if (attribute.type === "component") {
      for (const inside of conditionsOf(strapi, attribute.component)) {
        conditions.push((file) => ({ [name]: inside(file) }));
      }
    }
  }
  return conditions;
}
