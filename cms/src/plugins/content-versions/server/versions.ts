import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { apiName, contentTypes, findContentType } from "../../../lib/content";
import { fileUid, findEntriesUsing, type MediaFile } from "../../../media/file-uses";
import { addTable } from "../../../strapi/tables";
import { callWebhooks } from "./webhook";

/** One row per content type. Versions are random, so those made after a restore never repeat earlier ones. */
const versionUid = "api::content-version.content-version";

interface VersionRow {
  type: string;
  /** Replaced when an entry of this type is published or unpublished, or a published one changes or is deleted. */
  content: string;
  /** Replaced when a published entry of this type uses a file that changes. */
  files: string;
}

/** Strapi passes the same `state` to the hooks before and after a statement. */
interface LifecycleEvent {
  model: { uid: string };
  params: { where?: unknown };
  result?: { id?: number; ids?: number[] } | null;
  state: { types?: string[] };
}

export const addVersionTable = (strapi: Core.Strapi): void =>
  addTable(strapi, {
    uid: versionUid,
    name: "content_version",
    columns: { type: "string", content: "string", files: "string" },
    indexes: [{ name: "content_versions_type_idx", columns: ["type"], type: "unique" }],
  });

export async function createMissingVersions(strapi: Core.Strapi): Promise<void> {
  const existingVersions = await readVersions(strapi);
  for (const type of contentTypes(strapi).map(apiName)) {
    if (type in existingVersions) continue;
    await strapi.db.query(versionUid).create({ data: { type, content: randomUUID(), files: randomUUID() } });
  }
}

export async function readVersions(strapi: Core.Strapi): Promise<Record<string, Omit<VersionRow, "type">>> {
  const rows: VersionRow[] = await strapi.db.query(versionUid).findMany({});
  return Object.fromEntries(rows.map(({ type, content, files }) => [type, { content, files }]));
}

/**
 * Changes a type's version when its published entries or their files change, in the same transaction if there is one,
 * then calls the sites' webhooks. Uses database hooks, which see every write to an entry's row, also by code. They do
 * not see writes to components only.
 */
export function watchContent(strapi: Core.Strapi): void {
  // A webhook call starts when a transaction commits. Run it outside of the transaction's context, so that its queries
  // do not join the transaction.
  const runOutsideTransaction = AsyncLocalStorage.snapshot();

  async function renewVersions(column: "content" | "files", types: string[]): Promise<void> {
    if (types.length === 0) return;
    await strapi.db.transaction(async ({ onCommit }) => {
      const data = { [column]: randomUUID() };
      // Lock all rows, always in the same order, so that concurrent transactions cannot deadlock.
      await strapi.db.queryBuilder(versionUid).select("id").orderBy("type").forUpdate().execute();
      await strapi.db.query(versionUid).updateMany({ where: { type: { $in: types } }, data });
      onCommit(() => void runOutsideTransaction(callWebhooks, strapi));
    });
  }

  /** Returns a list with the entries' type if at least one of them is published, else an empty list. */
  async function typeIfPublished({ model }: LifecycleEvent, where: unknown): Promise<string[]> {
    const type = findContentType(strapi, model.uid);
    const isPublished = { $and: [where ?? {}, { publishedAt: { $notNull: true } }] };
    return type && (await strapi.db.query(type.uid).count({ where: isPublished })) > 0 ? [apiName(type)] : [];
  }
  async function rememberTypes(event: LifecycleEvent): Promise<void> {
    event.state.types = await typeIfPublished(event, event.params.where);
  }
  const renewRememberedTypes = ({ state }: LifecycleEvent): Promise<void> =>
    renewVersions("content", state.types ?? []);
  async function renewCreatedTypes(event: LifecycleEvent): Promise<void> {
    const { id, ids = id === undefined ? [] : [id] } = event.result ?? {};
    await renewVersions("content", await typeIfPublished(event, { id: { $in: ids } }));
  }
  strapi.db.lifecycles.subscribe({
    models: contentTypes(strapi).map(({ uid }) => uid),
    afterCreate: renewCreatedTypes,
    afterCreateMany: renewCreatedTypes,
    beforeUpdate: rememberTypes,
    afterUpdate: renewRememberedTypes,
    beforeUpdateMany: rememberTypes,
    afterUpdateMany: renewRememberedTypes,
    beforeDelete: rememberTypes,
    afterDelete: renewRememberedTypes,
    beforeDeleteMany: rememberTypes,
    afterDeleteMany: renewRememberedTypes,
  });

  async function findTypesUsing(where: unknown): Promise<string[]> {
    const files: MediaFile[] = await strapi.db.query(fileUid).findMany({ where, select: ["id", "hash"] });
    const uses = await Promise.all(files.map((file) => findEntriesUsing(strapi, file)));
    return [...new Set(uses.flat().map(({ type }) => apiName(type)))];
  }
  // A deleted file needs no new version: the cms refuses to delete files that published entries show.
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ result }: LifecycleEvent) {
      if (result) await renewVersions("files", await findTypesUsing({ id: result.id }));
    },
  });
}
