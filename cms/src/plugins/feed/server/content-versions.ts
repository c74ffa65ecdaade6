import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { apiName, contentType, contentTypes } from "../../../lib/content";
import { entriesUsing, fileUid, type MediaFile } from "../../../media/file-uses";
import { addTable } from "../../../strapi/tables";
import { callWebhooks } from "./webhook";

/** One row per content type. Versions are random, so a restored backup never repeats one that a site has seen. */
const versionUid = "api::content-version.content-version";

interface Row {
  type: string;
  /** Replaced when a published entry of this type changes. */
  content: string;
  /** Replaced when a published entry of this type uses a file that changes. */
  files: string;
}

/** Strapi passes the same `state` to the hooks before and after a statement. */
interface Event {
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

export async function startVersions(strapi: Core.Strapi): Promise<void> {
  const known = await readVersions(strapi);
  for (const type of contentTypes(strapi)
    .map(apiName)
    .filter((name) => !(name in known))) {
    await strapi.db.query(versionUid).create({ data: { type, content: randomUUID(), files: randomUUID() } });
  }
}

export async function readVersions(strapi: Core.Strapi): Promise<Record<string, Omit<Row, "type">>> {
  const rows: Row[] = await strapi.db.query(versionUid).findMany({});
  return Object.fromEntries(rows.map(({ type, content, files }) => [type, { content, files }]));
}

/**
 * Changes a type's version in the same transaction as its published entries, then calls the sites' webhooks. Uses
 * database hooks, which see every write: publishing, deleting, bulk changes and corrections by code.
 */
export function watchContent(strapi: Core.Strapi): void {
  // A webhook call starts when a transaction commits. Run it outside of the transaction's context, so that its queries
  // do not join the transaction.
  const runOutsideTransaction = AsyncLocalStorage.snapshot();

  async function renew(column: "content" | "files", types: string[]): Promise<void> {
    if (types.length === 0) return;
    await strapi.db.transaction(async ({ onCommit }) => {
      const data = { [column]: randomUUID() };
      // Lock all rows, always in the same order, so that concurrent transactions cannot deadlock.
      await strapi.db.queryBuilder(versionUid).select("id").orderBy("type").forUpdate().execute();
      await strapi.db.query(versionUid).updateMany({ where: { type: { $in: types } }, data });
      onCommit(() => runOutsideTransaction(callWebhooks, strapi));
    });
  }

  async function typesPublished({ model }: Event, where: unknown): Promise<string[]> {
    const type = contentType(strapi, model.uid);
    const published = { $and: [where ?? {}, { publishedAt: { $notNull: true } }] };
    return type && (await strapi.db.query(type.uid).count({ where: published })) > 0 ? [apiName(type)] : [];
  }
  async function remember(event: Event): Promise<void> {
    event.state.types = await typesPublished(event, event.params.where);
  }
  const renewRemembered = ({ state }: Event): Promise<void> => renew("content", state.types ?? []);
  async function renewCreated(event: Event): Promise<void> {
    const { id, ids = id === undefined ? [] : [id] } = event.result ?? {};
    await renew("content", await typesPublished(event, { id: { $in: ids } }));
  }
  strapi.db.lifecycles.subscribe({
    models: contentTypes(strapi).map(({ uid }) => uid),
    afterCreate: renewCreated,
    afterCreateMany: renewCreated,
    beforeUpdate: remember,
    afterUpdate: renewRemembered,
    beforeUpdateMany: remember,
    afterUpdateMany: renewRemembered,
    beforeDelete: remember,
    afterDelete: renewRemembered,
    beforeDeleteMany: remember,
    afterDeleteMany: renewRemembered,
  });

  async function typesShowing(where: unknown): Promise<string[]> {
    const files: MediaFile[] = await strapi.db.query(fileUid).findMany({ where, select: ["id", "hash"] });
    const uses = await Promise.all(files.map((file) => entriesUsing(strapi, file)));
    return [...new Set(uses.flat().map(({ type }) => apiName(type)))];
  }
  async function rememberUses({ params, state }: Event): Promise<void> {
    state.types = await typesShowing(params.where);
  }
  const renewUses = ({ state }: Event): Promise<void> => renew("files", state.types ?? []);
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    async afterUpdate({ result }: Event) {
      if (result) await renew("files", await typesShowing({ id: result.id }));
    },
    beforeDelete: rememberUses,
    beforeDeleteMany: rememberUses,
    afterDelete: renewUses,
    afterDeleteMany: renewUses,
  });
}
