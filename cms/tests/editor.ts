import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { cmsDir, credentials, type ReachableCms } from "../testing/running-cms.mjs";
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

/** A user of the panel, with the same calls as the panel makes. */
export interface Editor {
  /** Returns the first hundred entries that match `query`. */
  list(uid: string, query?: string): Promise<Entry[]>;
  create(uid: string, fields: object): Promise<Entry>;
  update(uid: string, documentId: string, fields: object): Promise<Entry>;
  remove(uid: string, documentId: string): Promise<void>;
  publish(uid: string, documentId: string, fields?: object): Promise<Entry>;
  unpublish(uid: string, documentId: string): Promise<void>;
  discardChanges(uid: string, documentId: string): Promise<void>;
  duplicate(uid: string, documentId: string, fields: object): Promise<Entry>;
  publishMany(uid: string, documentIds: string[]): Promise<void>;
  unpublishMany(uid: string, documentIds: string[]): Promise<void>;
  removeMany(uid: string, documentIds: string[]): Promise<void>;
  configuration(uid: string): Promise<Configuration>;
  configure(uid: string, configuration: object): Promise<void>;
}

export interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

export interface CommandResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs the command that creates administrators, in the environment of a running service. Asynchronous: a blocked test
 * process would not notice that the service closes idle connections, and would try to reuse them.
 */
export async function runAdminCommand(cms: ReachableCms, args: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, [path.join(cmsDir, "commands", "admin.mjs"), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...cms.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { status: child.exitCode, stdout, stderr };
}

export async function editorOf(cms: ReachableCms): Promise<Editor> {
  const member = await sharedSession(cms, credentials);

  async function call<T>(method: string, route: string, body?: object): Promise<T> {
    const { status, text } = await member(method, `/content-manager/${route}`, body);
    if (status >= 400) throw new Error(`${method} ${route} responded with ${status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  }
  const entry = (method: string, route: string, body: object) =>
    call<{ data: Entry }>(method, route, body).then(({ data }) => data);
  const collection = (uid: string) => `collection-types/${uid}`;

  return {
    list: (uid, query = "") =>
      call<{ results: Entry[] }>("GET", `${collection(uid)}?pageSize=100&${query}`).then(
        ({ results }) => results,
      ),
    create: (uid, fields) => entry("POST", collection(uid), fields),
    update: (uid, id, fields) => entry("PUT", `${collection(uid)}/${id}`, fields),
    remove: (uid, id) => call("DELETE", `${collection(uid)}/${id}`),
    publish: (uid, id, fields = {}) => entry("POST", `${collection(uid)}/${id}/actions/publish`, fields),
    unpublish: (uid, id) => call("POST", `${collection(uid)}/${id}/actions/unpublish`, {}),
    discardChanges: (uid, id) => call("POST", `${collection(uid)}/${id}/actions/discard`, {}),
    duplicate: (uid, id, fields) => entry("POST", `${collection(uid)}/clone/${id}`, fields),
    publishMany: (uid, documentIds) =>
      call("POST", `${collection(uid)}/actions/bulkPublish`, { documentIds }),
    unpublishMany: (uid, documentIds) =>
      call("POST", `${collection(uid)}/actions/bulkUnpublish`, { documentIds }),
    removeMany: (uid, documentIds) => call("POST", `${collection(uid)}/actions/bulkDelete`, { documentIds }),
    configuration: (uid) =>
      call<{ data: { contentType: Configuration } }>("GET", `content-types/${uid}/configuration`).then(
        ({ data }) => data.contentType,
      ),
    configure: (uid, configuration) => call("PUT", `content-types/${uid}/configuration`, configuration),
  };
}
