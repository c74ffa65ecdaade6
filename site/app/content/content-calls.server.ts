import * as v from "valibot";
import { errorMessageOf, type StrapiAnswer, type StrapiClient } from "./strapi-client.server.ts";
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
const newestFirst = { sort: "publishedAt:desc" };

/** Call 1: the post with this slug; `data` is null with status 200 when there is none. */
export function getPostBySlug(
  client: StrapiClient,
  slug: string,
  report: ReportRejected,
): Promise<CallResult<PostEntry>> {
  return asResult(async () => {
    const answer = await client.get(postsPath, { "filters[slug][$eq]": slug, populate: "image" });
    if (answer.status !== 200) return refusal(answer);
    const [post] = parseEntries(postEntry, v.parse(listAnswer, answer.body).data, report);
    return { data: post ?? null, status: 200 };
  });
}

/** Call 2: all posts, newest first. */
export function listPosts(client: StrapiClient, report: ReportRejected): Promise<CallResult<PostEntry[]>> {
  return asResult(() => readAll(client, postsPath, { populate: "image", ...newestFirst }, postEntry, report));
}

/** Call 3: the newsletters, as the content service answers; handling is the caller's. Rejects without an answer. */
export function fetchNewsletters(client: StrapiClient): Promise<StrapiAnswer> {
  return client.get(newslettersPath, newestFirst);
}

/**
 * Call 4: the newsletters with their PDFs, for the newsletter page. Status must be 200 and `data` an array.
 * Rejects without an answer, or with one of another shape.
 */
export function listNewsletters(
  client: StrapiClient,
  report: ReportRejected,
): Promise<CallResult<NewsletterEntry[]>> {
  return readAll(client, newslettersPath, { populate: "pdf", ...newestFirst }, newsletterEntry, report);
}

async function readAll<Schema extends v.GenericSchema>(
  client: StrapiClient,
  path: string,
  query: Readonly<Record<string, string>>,
  schema: Schema,
  report: ReportRejected,
): Promise<CallResult<v.InferOutput<Schema>[]>> {
  const entries: unknown[] = [];
  let pageCount = 1;
  for (let page = 1; page <= pageCount; page += 1) {
    // The first call is the specification's own; only a longer list needs the page number.
    const answer = await client.get(
      path,
      page === 1 ? query : { ...query, "pagination[page]": String(page) },
    );
    if (answer.status !== 200) return refusal(answer);
    const list = v.parse(listAnswer, answer.body);
    entries.push(...list.data);
    pageCount = list.meta?.pagination?.pageCount ?? 1;
  }
  return { data: parseEntries(schema, entries, report), status: 200 };
}

function refusal(answer: StrapiAnswer): CallResult<never> {
  return { data: null, status: answer.status, message: errorMessageOf(answer) };
}

/** Section 8: a call that throws has status 500 and the error's message. */
async function asResult<Data>(call: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  try {
    return await call();
  } catch (error) {
    return { data: null, status: 500, message: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (error instanceof v.ValiError) return "The content service's answer is not a list of entries";
  if (!(error instanceof Error)) return String(error);
  // fetch says only «fetch failed»; the reason is its cause.
  const cause = error.cause instanceof Error && error.cause.message !== "" ? `: ${error.cause.message}` : "";
  return `${error.message}${cause}`;
}
