import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import path from "node:path";
import { cmsDir, type RunningCms } from "../testing/running-cms.mjs";

export const posts = "api::mail-box-money-blog.mail-box-money-blog";
export const newsletters = "api::mailbox-money-newsletter.mailbox-money-newsletter";
export const leads = "api::lead.lead";

export interface Entry {
  documentId: string;
  publishedAt: string | null;
  publicationDate: string | null;
  [field: string]: unknown;
}

/** Somebody who works in the admin panel: the same calls as the panel makes. */
export interface Editor {
  list(uid: string): Promise<Entry[]>;
  create(uid: string, fields: object): Promise<Entry>;
  update(uid: string, documentId: string, fields: object): Promise<Entry>;
  remove(uid: string, documentId: string): Promise<void>;
  publish(uid: string, documentId: string, fields?: object): Promise<Entry>;
  unpublish(uid: string, documentId: string): Promise<void>;
  discardChanges(uid: string, documentId: string): Promise<void>;
  duplicate(uid: string, documentId: string, fields: object): Promise<Entry>;
  publishMany(uid: string, documentIds: string[]): Promise<void>;
  configuration(uid: string): Promise<Configuration>;
  configure(uid: string, configuration: object): Promise<void>;
}

export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

export const credentials = { email: "editor@example.com", password: "Correct-horse-1" };

/** Runs the command that creates administrators, in the environment of a running service. */
export function runAdminCommand(cms: RunningCms, args: string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [path.join(cmsDir, "commands", "admin.mjs"), ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...cms.env },
  });
}

/** Logs in; creates the account first if asked to. */
export async function editorOf(cms: RunningCms, options: { newAccount: boolean }): Promise<Editor> {
  const { email, password } = credentials;
  if (options.newAccount) {
    const created = runAdminCommand(cms, ["--email", email, "--password", password]);
    if (created.status !== 0)
      throw new Error(`No administrator was created:\n${created.stderr}${created.stdout}`);
  }
  const login = await fetch(`${cms.url}/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`The log-in was refused: ${login.status} ${await login.text()}`);
  const { data: session } = (await login.json()) as { data: { token: string } };

  async function call<T>(method: string, route: string, body?: object): Promise<T> {
    const response = await fetch(`${cms.url}/content-manager/${route}`, {
      method,
      headers: { authorization: `Bearer ${session.token}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route} was answered with ${response.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const entry = (method: string, route: string, body: object) =>
    call<{ data: Entry }>(method, route, body).then(({ data }) => data);
  const collection = (uid: string) => `collection-types/${uid}`;

  return {
    list: (uid) =>
      call<{ results: Entry[] }>("GET", `${collection(uid)}?pageSize=100`).then(({ results }) => results),
    create: (uid, fields) => entry("POST", collection(uid), fields),
    update: (uid, id, fields) => entry("PUT", `${collection(uid)}/${id}`, fields),
    remove: (uid, id) => call("DELETE", `${collection(uid)}/${id}`),
    publish: (uid, id, fields = {}) => entry("POST", `${collection(uid)}/${id}/actions/publish`, fields),
    unpublish: (uid, id) => call("POST", `${collection(uid)}/${id}/actions/unpublish`, {}),
    discardChanges: (uid, id) => call("POST", `${collection(uid)}/${id}/actions/discard`, {}),
    duplicate: (uid, id, fields) => entry("POST", `${collection(uid)}/clone/${id}`, fields),
    publishMany: (uid, documentIds) =>
      call("POST", `${collection(uid)}/actions/bulkPublish`, { documentIds }),
    configuration: (uid) =>
      call<{ data: { contentType: Configuration } }>("GET", `content-types/${uid}/configuration`).then(
        ({ data }) => data.contentType,
      ),
    configure: (uid, configuration) => call("PUT", `content-types/${uid}/configuration`, configuration),
  };
}
