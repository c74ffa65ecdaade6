import * as v from "valibot";
import { newestFirst } from "~/content/model/wording/newest-first.ts";
import { type EntryPage, entryPages, RefusedCall, refusalOf } from "./entry-pages.server.ts";
import type { StrapiAnswer, StrapiClient } from "./strapi-client.server.ts";
import {
  listAnswer,
  type NewsletterEntry,
  newsletterEntry,
  type PostEntry,
  parseEntries,
  postEntry,
  type ReportRejected,
} from "./strapi-entries.ts";

/** What calls 1 and 2 give their caller (specification, sections 7 and 8). `message` is there on failure only. */
export interface CallResult<Data> {
  readonly data: Data | null;
  readonly message?: string;
  readonly status: number;
}

const postsPath = "/mail-box-money-blogs";
const newslettersPath = "/mailbox-money-newsletters";
const byDate = { sort: "publishedAt:desc" };

/**
 * Call 1: the post with this slug; `data` is null with status 200 when there is none. Of several it is the first that
 * `isWanted`, which is given them as they were sent.
 */
export function getPostBySlug(
  client: StrapiClient,
  slug: string,
  report: ReportRejected,
  isWanted: (raw: unknown) => boolean = () => true,
): Promise<CallResult<PostEntry>> {
  return asResult(async () => {
    const answer = await client.get(postsPath, { "filters[slug][$eq]": slug, populate: "image" });
    if (answer.status !== 200) throw refusalOf(answer);
    const wanted = v.parse(listAnswer, answer.body).data.filter(isWanted);
    const [post] = parseEntries(postEntry, wanted, report);
    return { data: post ?? null, status: 200 };
  });
}

/**
 * Call 2: all posts, newest first. Where there is a `take`, it is given the entries instead, as they were sent and page
 * by page, so that a long list need not be held whole.
 */
export function listPosts(
  client: StrapiClient,
  report: ReportRejected,
  take?: (page: EntryPage) => Promise<void>,
): Promise<CallResult<PostEntry[]>> {
  return asResult(async () => {
    const data: PostEntry[] = [];
    for await (const page of entryPages(client, postsPath, { populate: "image", ...byDate })) {
      if (take) await take(page);
      else data.push(...parseEntries(postEntry, page.entries, report));
    }
    return { data: data.sort(newestFirst), status: 200 };
  });
}

/** Call 3: the newsletters, as the content service answers; handling is the caller's. Rejects without an answer. */
export function fetchNewsletters(client: StrapiClient): Promise<StrapiAnswer> {
  return client.get(newslettersPath, byDate);
}

/**
 * Call 4: the newsletters with their PDFs, for the newsletter page. Status must be 200 and `data` an array.
 * Rejects without an answer, or with one of another shape.
 */
export function listNewsletters(
  client: StrapiClient,
  report: ReportRejected,
): Promise<CallResult<NewsletterEntry[]>> {
  return withRefusal(async () => {
    const data: NewsletterEntry[] = [];
    for await (const { entries } of entryPages(client, newslettersPath, {
      populate: "pdf",
      ...byDate,
    })) {
      data.push(...parseEntries(newsletterEntry, entries, report));
    }
    return { data: data.sort(newestFirst), status: 200 };
  });
}

async function withRefusal<Data>(call: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return { data: null, status: error.status, message: error.message };
  }
}

/** Section 8: a call that throws has status 500 and the error's message. */
async function asResult<Data>(call: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  try {
    return await withRefusal(call);
  } catch (error) {
    return { data: null, status: 500, message: messageOf(error) };
  }
}

/** Why a call gave nothing, in a sentence for logs. */
export function messageOf(error: unknown): string {
  if (error instanceof v.ValiError) return "The content service's answer is not a list of entries";
  if (!(error instanceof Error)) return String(error);
  // fetch says only «fetch failed»; the reason is its cause.
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
