import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import { batches } from "../../../batches";
import { contentType, contentTypes, type EntryReference, publishedEntries } from "../../../content";
import { entriesUsing, fileUid, type MediaFile } from "../../../media/file-uses";
import { hintSites } from "./site-hints";
import { pendingUid } from "./tables";

/** Strapi gives the events before and after a statement the same state. */
interface Event {
  model: { uid: string };
  params: { where?: unknown };
  result?: { id?: number; ids?: number[] } | null;
  state: { before?: EntryReference[] };
}

/**
 * Records every change of what visitors see for the feed, and hints to the sites that there is something to read.
 *
 * At the level of the database: publishing, unpublishing, deleting, restoring, bulk changes and our own corrections
 * take different ways and all end there.
 */
export function watchContent(strapi: Core.Strapi): void {
  // Called while a transaction ends, the hint must not continue in that transaction's context.
  const outside = AsyncLocalStorage.snapshot();
  const record = (entries: EntryReference[]) =>
    recordChanges(strapi, entries, () => outside(hintSites, strapi));

  async function published({ model }: Event, where: unknown): Promise<EntryReference[]> {
    const type = contentType(strapi, model.uid);
    return type ? publishedEntries(strapi, type, where) : [];
  }

  async function rememberEntries(event: Event): Promise<void> {
    event.state.before = await published(event, event.params.where);
  }
  async function recordRemembered(event: Event): Promise<void> {
    const { before = [] } = event.state;
    if (before.length === 0) return;
    // The slug may be what has changed.
    const now = await published(event, { documentId: { $in: before.map(({ documentId }) => documentId) } });
    const gone = before.filter((entry) => !now.some(({ documentId }) => documentId === entry.documentId));
    await record([...gone, ...now]);
  }
  async function recordCreated(event: Event): Promise<void> {
    const { id, ids = id === undefined ? [] : [id] } = event.result ?? {};
    await record(await published(event, { id: { $in: ids } }));
  }
  strapi.db.lifecycles.subscribe({
    models: contentTypes(strapi).map(({ uid }) => uid),
    afterCreate: recordCreated,
    afterCreateMany: recordCreated,
    beforeUpdate: rememberEntries,
    afterUpdate: recordRemembered,
    beforeUpdateMany: rememberEntries,
    afterUpdateMany: recordRemembered,
    beforeDelete: rememberEntries,
    afterDelete: recordRemembered,
    beforeDeleteMany: rememberEntries,
    afterDeleteMany: recordRemembered,
  });

  // A file that is replaced, described differently or deleted changes the published entries that show it.
  async function entriesShowing(where: unknown): Promise<EntryReference[]> {
    const files: MediaFile[] = await strapi.db.query(fileUid).findMany({ where, select: ["id", "hash"] });
    return (await entriesUsing(strapi, files)).map(({ entry }) => entry);
  }
  async function rememberUses({ params, state }: Event): Promise<void> {
    state.before = await entriesShowing(params.where);
  }
  const recordUses = ({ state }: Event): Promise<void> => record(state.before ?? []);
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ result }: Event) {
      if (result) await record(await entriesShowing({ id: result.id }));
    },
    beforeDelete: rememberUses,
    beforeDeleteMany: rememberUses,
    afterDelete: recordUses,
    afterDeleteMany: recordUses,
  });
}

/** Records changes within the transaction that makes them, so that neither is there without the other. */
async function recordChanges(
  strapi: Core.Strapi,
  entries: EntryReference[],
  onRecorded: () => void,
): Promise<void> {
  if (entries.length === 0) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    for (const data of batches(entries)) await strapi.db.query(pendingUid).createMany({ data });
    onCommit(onRecorded);
  });
}
