import type { Core } from "@strapi/strapi";
import { entriesShowing, fileUid, type MediaFile } from "../media/file-uses";
import { type ChangedEntry, noteChanges } from "./changed-entry";
import type { WatchedType } from "./watched-types";

interface Event {
  params: { where?: unknown };
  result?: { id: number } | null;
}

/**
 * A file that is replaced, described anew or deleted in the media library changes the published entries that
 * show it, though nobody touches them.
 */
export function watchMedia(strapi: Core.Strapi, types: WatchedType[], announce: () => void): void {
  const about = new WeakMap<object, ChangedEntry[]>();

  async function changedBy(where: unknown): Promise<ChangedEntry[]> {
    const files: MediaFile[] = await strapi.db.query(fileUid).findMany({ where, select: ["id", "hash"] });
    return (await entriesShowing(strapi, types, files)).map(({ entry }) => entry);
  }
  async function remember({ params }: Event): Promise<void> {
    about.set(params, await changedBy(params.where));
  }

  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ result }: Event) {
      if (result) await noteChanges(strapi, await changedBy({ id: result.id }), announce);
    },
    beforeDelete: remember,
    beforeDeleteMany: remember,
    afterDelete: ({ params }: Event) => noteChanges(strapi, about.get(params) ?? [], announce),
    afterDeleteMany: ({ params }: Event) => noteChanges(strapi, about.get(params) ?? [], announce),
  });
}
