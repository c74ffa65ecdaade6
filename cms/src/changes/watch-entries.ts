import type { Core } from "@strapi/strapi";
import { type ChangedEntry, noteChanges, publishedAmong } from "./changed-entry";
import type { WatchedType } from "./watched-types";

interface Event {
  model: { uid: string };
  params: { where?: unknown };
  result?: { id?: number; ids?: number[] } | null;
}

/**
 * Notes every change of what is published, at the level of the database: publishing, unpublishing, deleting,
 * restoring, bulk changes and our own corrections come by different ways and all end there.
 */
export function watchEntries(strapi: Core.Strapi, types: WatchedType[], announce: () => void): void {
  const byUid = new Map<string, WatchedType>(types.map((type) => [type.uid, type]));
  // What a statement is about to change; before and after it the event carries the same parameters.
  const about = new WeakMap<object, ChangedEntry[]>();

  async function among({ model }: Event, where: unknown): Promise<ChangedEntry[]> {
    const type = byUid.get(model.uid);
    return type ? publishedAmong(strapi, type, where) : [];
  }
  async function remember(event: Event): Promise<void> {
    about.set(event.params, await among(event, event.params.where));
  }
  async function noteRemembered(event: Event): Promise<void> {
    const before = about.get(event.params) ?? [];
    if (before.length === 0) return;
    // The address may be what has changed.
    const now = await among(event, { documentId: { $in: before.map(({ documentId }) => documentId) } });
    const gone = before.filter((entry) => !now.some(({ documentId }) => documentId === entry.documentId));
    await noteChanges(strapi, [...gone, ...now], announce);
  }
  async function noteCreated(event: Event): Promise<void> {
    const { id, ids = id === undefined ? [] : [id] } = event.result ?? {};
    await noteChanges(strapi, await among(event, { id: { $in: ids } }), announce);
  }

  strapi.db.lifecycles.subscribe({
    models: types.map(({ uid }) => uid),
    afterCreate: noteCreated,
    afterCreateMany: noteCreated,
    beforeUpdate: remember,
    afterUpdate: noteRemembered,
    beforeUpdateMany: remember,
    afterUpdateMany: noteRemembered,
    beforeDelete: remember,
    afterDelete: noteRemembered,
    beforeDeleteMany: remember,
    afterDeleteMany: noteRemembered,
  });
}
