import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import samples from "../../samples/content/site-content.json" with { type: "json" };
import { listen } from "./listen.ts";

export interface Entry {
  readonly documentId: string;
  readonly [field: string]: unknown;
}

/**
 * Fake content service in memory with Strapi's API. Serves published entries, and drafts that a test sets. Each change
 * gives the type a new content version, and a changed entry a later `updatedAt` if it has that field.
 */
export interface ContentService {
  readonly apiUrl: string;
  /** Path and query of each request so far. */
  readonly requests: string[];
  /** Uploads by path; missing ones get 404. */
  readonly files: Map<string, Buffer>;
  readonly origin: string;
  /** Sets the status of responses for this type, "content-versions" or "uploads"; 200 restores normal responses. */
  respondWith(type: string, status: number): void;
  /** Adds or replaces the entry with this document ID; adds the type if it is new. */
  put(type: string, entry: Entry): void;
  /** Sets an entry's draft, served to requests with any token. */
  putDraft(type: string, entry: Entry): void;
  /** Adds a newsletter with its PDF. */
  putNewsletter(name: string): void;
  /** Adds the posts 1 to `count`. */
  putPosts(count: number): void;
  remove(type: string, documentId: string): void;
  /** Changes the files version of every type. */
  changeFiles(): void;
  /** Changes the installation ID, and the files version of every type. */
  changeInstallation(): void;
  stop(): Promise<void>;
}

export interface ContentServiceOptions {
  /** False for a service without content versions, settings and the offering, such as a plain Strapi. */
  readonly hasVersions?: boolean;
  /** Called before each response, so that a test can change what the response contains. */
  readonly onRequest?: (url: string) => void;
  /** Number of entries in a response whose request names no page size. */
  readonly pageSize?: number;
  /** Content types in addition to posts and newsletters. */
  readonly types?: readonly string[];
}

export const posts = "mail-box-money-blogs";
export const newsletters = "mailbox-money-newsletters";
const singleTypes = new Set([
  "site-setting",
  "offering",
  "launch",
  "about-page",
  "media-page",
  "investor-page",
]);
const video = { title: "A video", youtubeId: "aqz-KE-bpKQ" };

/** Sample settings without video files. */
export const settingsEntry: Entry = {
  ...samples["site-setting"],
  documentId: "settings",
  founderVideo: video,
  introductionVideo: video,
};
export const offeringEntry: Entry = { ...samples.offering, documentId: "offering" };
const maxPageSize = 100;

/** Starts the service with settings and an offering, and without posts and newsletters. */
export async function startContentService({
  hasVersions = true,
  onRequest = () => {},
  pageSize = maxPageSize,
  types = [],
}: ContentServiceOptions = {}): Promise<ContentService> {
  const requests: string[] = [];
  const entries = new Map<string, Map<string, Entry>>(
    [posts, newsletters, ...types].map((type) => [type, new Map()]),
  );
  if (hasVersions) {
    entries.set("site-setting", new Map([[settingsEntry.documentId, settingsEntry]]));
    entries.set("offering", new Map([[offeringEntry.documentId, offeringEntry]]));
  }
  const drafts = new Map<string, Entry>();
  const files = new Map<string, Buffer>();
  const statuses = new Map<string, number>();
  const changes = new Map<string, number>();
  let fileChanges = 0;
  let installation = 1;

  const change = (type: string): void => void changes.set(type, (changes.get(type) ?? 0) + 1);

  function versions() {
    const versionsByType = [...entries.keys()].map((type) => {
      return [type, { content: `content-${changes.get(type) ?? 0}`, files: `files-${fileChanges}` }];
    });
    return { versions: Object.fromEntries(versionsByType), installation: `installation-${installation}` };
  }

  /** Returns the entry with an `updatedAt` after that of its previous version. */
  function withLaterUpdatedAt(type: string, entry: Entry): Entry {
    const previousEntry = entries.get(type)?.get(entry.documentId);
    if (typeof entry.updatedAt !== "string" || previousEntry?.updatedAt === undefined) return entry;
    const latest = Date.parse(String(previousEntry.updatedAt));
    const updatedAt = Date.parse(entry.updatedAt);
    const later = new Date(updatedAt > latest ? updatedAt : latest + 1).toISOString();
    return { ...entry, updatedAt: later };
  }

  function list(type: string, query: URLSearchParams) {
    const slug = query.get("filters[slug][$eq]");
    const after = query.get("filters[id][$gt]");
    const documentId = query.get("filters[documentId][$eq]");
    const found = [...(entries.get(type)?.values() ?? [])].filter(
      (entry) =>
        (slug === null || entry.slug === slug) &&
        (documentId === null || entry.documentId === documentId) &&
        (after === null || Number(entry.id) > Number(after)),
    );
    const [field = "id", direction] = (query.get("sort") ?? "").split(":");
    found.sort((a, b) =>
      String(a[field] ?? "").localeCompare(String(b[field] ?? ""), "en", { numeric: true }),
    );
    if (direction === "desc") found.reverse();
    const size = Math.min(Number(query.get("pagination[pageSize]") ?? pageSize), maxPageSize);
    return {
      data: found.slice(0, size),
      meta: { pagination: { pageCount: Math.ceil(found.length / size) } },
    };
  }

  function send(response: ServerResponse, status: number, value: unknown): void {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));
  }

  function refuse(response: ServerResponse, status: number): void {
    send(response, status, { data: null, error: { message: "Refused", name: "Refused", status } });
  }

  const { origin, stop } = await listen((request, response) => {
    const target = request.url ?? "";
    requests.push(target);
    onRequest(target);
    const url = new URL(target, "http://service.invalid");
    if (url.pathname.startsWith("/uploads/")) {
      const file = files.get(url.pathname);
      if (file) response.setHeader("ETag", createHash("sha256").update(file).digest("hex"));
      return response.writeHead(statuses.get("uploads") ?? (file ? 200 : 404)).end(file);
    }
    const [, type = "", documentId] = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/.exec(url.pathname) ?? [];
    const status = statuses.get(type) ?? 200;
    if (status !== 200) return refuse(response, status);
    if (type === "content-versions" && hasVersions) {
      if (!request.headers.authorization) return refuse(response, 403);
      return send(response, 200, versions());
    }
    const entriesOfType = entries.get(type);
    if (!entriesOfType) return refuse(response, 404);
    if (!singleTypes.has(type) && documentId === undefined) {
      return send(response, 200, list(type, url.searchParams));
    }
    if (url.searchParams.get("status") === "draft") {
      if (!request.headers.authorization) return refuse(response, 403);
      const draft = drafts.get(singleTypes.has(type) ? type : `${type} ${documentId}`);
      return draft ? send(response, 200, { data: draft, meta: {} }) : refuse(response, 404);
    }
    const entry = documentId === undefined ? [...entriesOfType.values()][0] : entriesOfType.get(documentId);
    if (entry) send(response, 200, { data: entry, meta: {} });
    else refuse(response, 404);
  });

  function put(type: string, entry: Entry): void {
    const entriesOfType = entries.get(type) ?? new Map<string, Entry>();
    entries.set(type, entriesOfType.set(entry.documentId, withLaterUpdatedAt(type, entry)));
    change(type);
  }

  return {
    apiUrl: `${origin}/api`,
    files,
    origin,
    requests,
    respondWith(type, status) {
      if (status === 200) statuses.delete(type);
      else statuses.set(type, status);
    },
    put,
    putDraft(type, entry) {
      drafts.set(singleTypes.has(type) ? type : `${type} ${entry.documentId}`, entry);
    },
    putNewsletter(name) {
      put(newsletters, newsletterEntry(name));
      files.set(`/uploads/${name}.pdf`, Buffer.from(`%PDF-1.7 ${name}`));
    },
    putPosts(count) {
      for (let number = 1; number <= count; number += 1) put(posts, postEntry(number));
    },
    remove(type, documentId) {
      entries.get(type)?.delete(documentId);
      change(type);
    },
    changeFiles() {
      fileChanges += 1;
    },
    changeInstallation() {
      installation += 1;
      fileChanges += 1;
    },
    stop,
  };
}

/** Returns a post as the service sends it; higher numbers are newer. */
export function postEntry(number: number, fields: Readonly<Record<string, unknown>> = {}): Entry {
  const publishedAt = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    id: number,
    documentId: `post${number}`,
    slug: `post-${number}`,
    title: `Post ${number}`,
    excerpt: `What post ${number} is about.`,
    body: `The text of post ${number}.`,
    publishedAt,
    updatedAt: publishedAt,
    image: null,
    ...fields,
  };
}

export const termEntry: Entry = { documentId: "s1", id: 1, term: "Units", meaning: "7" };

function newsletterEntry(name: string): Entry {
  const publishedAt = "2026-11-05T14:00:00.000Z";
  const pdf = { url: `/uploads/${name}.pdf`, updatedAt: publishedAt, mime: "application/pdf" };
  return { documentId: name, id: 1, name, pdf, publishedAt };
}
