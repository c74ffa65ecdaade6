import { credentials, type ReachableCms } from "../testing/running-cms.ts";
import { callApi } from "./http.ts";
import { sharedSession } from "./panel.ts";

export { credentials };

export const posts = "api::mail-box-money-blog.mail-box-money-blog";
export const newsletters = "api::mailbox-money-newsletter.mailbox-money-newsletter";
export const leads = "api::lead.lead";
export const subscriptions = "api::lead.subscription";
export const redirects = "api::redirect.redirect";

export interface Entry {
  documentId: string;
  publishedAt: string | null;
  publicationDate: string | null;
  [field: string]: unknown;
}

export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

/** Calls that the panel makes when the administrator edits content. They reject if the service refuses. */
export type ContentManager = Awaited<ReturnType<typeof openContentManager>>;

export async function openContentManager(cms: ReachableCms) {
  const superAdmin = await sharedSession(cms, credentials);

  async function call<T = void>(method: string, route: string, body?: object): Promise<T> {
    const { status, text } = await superAdmin(method, `/content-manager/${route}`, body);
    if (status >= 400) throw new Error(`${method} ${route} responded with ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const collection = (uid: string) => `collection-types/${uid}`;
  const entry = async (method: string, route: string, body: object) =>
    (await call<{ data: Entry }>(method, route, body)).data;
  const bulkAction = (action: string) => (uid: string, documentIds: string[]) =>
    call("POST", `${collection(uid)}/actions/${action}`, { documentIds });

  /** Returns the first hundred entries that match `query`. */
  const list = async (uid: string, query = "") =>
    (await call<{ results: Entry[] }>("GET", `${collection(uid)}?pageSize=100&${query}`)).results;
  const create = (uid: string, fields: object) => entry("POST", collection(uid), fields);
  const publish = (uid: string, id: string, fields: object = {}) =>
    entry("POST", `${collection(uid)}/${id}/actions/publish`, fields);
  const removeMany = bulkAction("bulkDelete");

  return {
    list,
    /** Returns the draft of an entry. */
    async find(uid: string, id: string): Promise<Entry> {
      const [found] = await list(uid, `filters[documentId][$eq]=${id}`);
      if (!found) throw new Error(`There is no entry ${id}`);
      return found;
    },
    create,
    /** Returns the document ID of a new, published entry. */
    async createPublished(uid: string, fields: object): Promise<string> {
      const { documentId } = await create(uid, fields);
      await publish(uid, documentId);
      return documentId;
    },
    update: (uid: string, id: string, fields: object) => entry("PUT", `${collection(uid)}/${id}`, fields),
    remove: (uid: string, id: string) => call("DELETE", `${collection(uid)}/${id}`),
    publish,
    unpublish: (uid: string, id: string) => call("POST", `${collection(uid)}/${id}/actions/unpublish`, {}),
    discardChanges: (uid: string, id: string) => call("POST", `${collection(uid)}/${id}/actions/discard`, {}),
    duplicate: (uid: string, id: string, fields: object) =>
      entry("POST", `${collection(uid)}/clone/${id}`, fields),
    publishMany: bulkAction("bulkPublish"),
    unpublishMany: bulkAction("bulkUnpublish"),
    removeMany,
    async removeAll(uid: string) {
      const ids = (await list(uid)).map(({ documentId }) => documentId);
      if (ids.length > 0) await removeMany(uid, ids);
    },
    configuration: async (uid: string) =>
      (await call<{ data: { contentType: Configuration } }>("GET", `content-types/${uid}/configuration`)).data
        .contentType,
    configure: (uid: string, configuration: object) =>
      call("PUT", `content-types/${uid}/configuration`, configuration),
  };
}

/** Returns the published redirects as "from → to". */
export async function publishedRedirects(cms: ReachableCms): Promise<string[]> {
  const { data } = await callApi<{ from: string; to: string }[]>(cms, "/redirects");
  return data.map(({ from, to }) => `${from} → ${to}`).toSorted();
}
