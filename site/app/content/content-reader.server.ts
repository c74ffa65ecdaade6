import { createHash } from "node:crypto";
import * as v from "valibot";
import { fetchNewsletters, getPostBySlug, listNewsletters, listPosts } from "./content-calls.server.ts";
import { readingMinutesOf, renderMarkdown } from "./markdown.server.ts";
import type { MediaStore } from "./media-store.server.ts";
import type { Newsletter, Post } from "./model.ts";
import type { StrapiClient } from "./strapi-client.server.ts";
import { listAnswer, type NewsletterEntry, type PostEntry } from "./strapi-entries.ts";

/** What one look at the content service found; `null` where it gave no usable answer. */
export interface Reading {
  readonly failures: readonly string[];
  readonly newsletters: readonly Newsletter[] | null;
  /** Null when the newsletter list gave no answer at all. */
  readonly newslettersStatus: number | null;
  readonly posts: readonly Post[] | null;
}

export interface ContentReader {
  read(): Promise<Reading>;
}

type Report = (event: string, fields: Record<string, string | number>) => void;

interface NewsletterReading {
  readonly newsletters: readonly Newsletter[] | null;
  readonly status: number | null;
}

interface Known<Value> {
  readonly fingerprint: string;
  readonly value: Value;
}

/**
 * Reads posts and newsletters by calls 1 to 4. Only what changed since the last look is fetched in detail,
 * so that looking often stays cheap for the content service.
 */
export function createContentReader(client: StrapiClient, media: MediaStore, report: Report): ContentReader {
  let knownPosts = new Map<string, Known<Post>>();
  let knownNewsletters: Known<readonly Newsletter[]> | null = null;
  const reportedReasons = new Map<string, string>();

  function reportRejected(entry: string, reason: string): void {
    if (reportedReasons.get(entry) === reason) return;
    reportedReasons.set(entry, reason);
    report("content.entry-left-out", { entry, reason });
  }

  async function readPosts(failures: string[]): Promise<Post[] | null> {
    const list = await listPosts(client, reportRejected);
    if (!list.data) {
      failures.push(`posts: ${list.status} ${list.message ?? ""}`);
      return null;
    }
    const next = new Map<string, Known<Post>>();
    for (const listed of list.data) {
      const fingerprint = fingerprintOf(listed);
      const known = knownPosts.get(listed.slug);
      if (known?.fingerprint === fingerprint) {
        next.set(listed.slug, known);
        continue;
      }
      const detail = await getPostBySlug(client, listed.slug, reportRejected);
      if (detail.data) {
        const { post, complete } = await postOf(detail.data, failures);
        // Without its picture a new post is shown, a known one stays as it was; both are tried again at the next look.
        if (complete) next.set(listed.slug, { value: post, fingerprint });
        else next.set(listed.slug, { value: known?.value ?? post, fingerprint: "" });
      } else {
        failures.push(`post ${listed.slug}: ${detail.status} ${detail.message ?? "not found"}`);
        if (known) next.set(listed.slug, known);
      }
    }
    knownPosts = next;
    return [...next.values()]
      .map((known) => known.value)
      .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  }

  async function postOf(entry: PostEntry, failures: string[]): Promise<{ post: Post; complete: boolean }> {
    const body = entry.body ?? "";
    const image = entry.image
      ? await media.image(entry.image, entry.image.alternativeText ?? "").catch((error: unknown) => {
          failures.push(`post ${entry.slug}: image: ${error}`);
          return null;
        })
      : null;
    return {
      complete: image !== null || !entry.image,
      post: {
        author: entry.author ?? null,
        bodyHtml: await renderMarkdown(body),
        excerpt: entry.excerpt ?? "",
        image,
        publishedAt: entry.publishedAt,
        readingMinutes: readingMinutesOf(body),
        slug: entry.slug,
        title: entry.title,
        updatedAt: entry.updatedAt ?? entry.publishedAt,
      },
    };
  }

  async function readNewsletters(failures: string[]): Promise<NewsletterReading> {
    try {
      return await askForNewsletters(failures);
    } catch (error) {
      failures.push(`newsletters: ${error instanceof Error ? error.message : String(error)}`);
      return { newsletters: null, status: null };
    }
  }

  async function askForNewsletters(failures: string[]): Promise<NewsletterReading> {
    const glance = await fetchNewsletters(client);
    const glanced = glance.status === 200 ? v.parse(listAnswer, glance.body) : undefined;
    // A list of several pages may have changed on one that a glance does not show.
    const onePage = (glanced?.meta?.pagination?.pageCount ?? 1) <= 1;
    const fingerprint = glanced && onePage ? fingerprintOf(glanced) : "";
    if (knownNewsletters && fingerprint !== "" && knownNewsletters.fingerprint === fingerprint) {
      return { newsletters: knownNewsletters.value, status: 200 };
    }
    const list = await listNewsletters(client, reportRejected);
    if (!list.data) {
      failures.push(`newsletters: ${list.status} ${list.message ?? ""}`);
      return { newsletters: null, status: list.status };
    }
    const failuresBefore = failures.length;
    const made = await Promise.all(list.data.map((entry) => newsletterOf(entry, failures)));
    const newsletters = made.filter((newsletter) => newsletter !== null);
    const complete = failures.length === failuresBefore;
    knownNewsletters = { value: newsletters, fingerprint: complete ? fingerprint : "" };
    return { newsletters, status: 200 };
  }

  async function newsletterOf(entry: NewsletterEntry, failures: string[]): Promise<Newsletter | null> {
    const file = entry.pdf ?? { url: entry.url ?? "" };
    try {
      const pdf = await media.pdf(file, `${entry.name} Newsletter`);
      return {
        headline: entry.headline ?? null,
        id: idOf(entry),
        name: entry.name,
        publishedAt: entry.publishedAt,
        ...pdf,
      };
    } catch (error) {
      failures.push(`newsletter ${entry.name}: ${error}`);
      return knownNewsletters?.value.find(({ id }) => id === idOf(entry)) ?? null;
    }
  }

  return {
    async read() {
      const failures: string[] = [];
      const posts = await readPosts(failures);
      const { newsletters, status } = await readNewsletters(failures);
      return { failures, newsletters, newslettersStatus: status, posts };
    },
  };
}

function idOf(entry: NewsletterEntry): string {
  return String(entry.documentId ?? entry.id);
}

function fingerprintOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
