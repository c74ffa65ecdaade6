import type * as v from "valibot";
import { entryPages } from "./entry-pages.server.ts";
import {
  contentIn,
  messageOf,
  type Query,
  RefusedCall,
  type StrapiAnswer,
  type StrapiClient,
} from "./strapi-client.server.ts";
import {
  listAnswer,
  type NewsletterEntry,
  nameOf,
  newsletterEntry,
  type PostEntry,
  parseEntry,
  postEntry,
  WrongEntry,
} from "./strapi-entries.ts";

/** What the specified calls ask, to the letter (specification, section 7). */
export const specifiedCalls = {
  newsletters: { path: "/mailbox-money-newsletters", query: { populate: "pdf", sort: "publishedAt:desc" } },
  newslettersGlance: { path: "/mailbox-money-newsletters", query: { sort: "publishedAt:desc" } },
  post: (slug: string) => ({
    path: "/mail-box-money-blogs",
    query: { "filters[slug][$eq]": slug, populate: "image" },
  }),
  posts: { path: "/mail-box-money-blogs", query: { populate: "image", sort: "publishedAt:desc" } },
};

/*
 * The calls as functions with the results that sections 7 and 8 fix. The site itself keeps entries as they were sent:
 * `entry-calls.server.ts` makes the same calls for it, page by page, and leaves what each entry holds to its type.
 */

/** What calls 1 and 2 give their caller (specification, sections 7 and 8). `message` is there on failure only. */
interface CallResult<Data> {
  readonly data: Data | null;
  readonly message?: string;
  readonly status: number;
}

/** Called for each entry that was left out, with its name where it has one and the reason. */
type ReportRejected = (entry: string, reason: string) => void;

/** Call 1: the post with this slug; `data` is null with status 200 when there is none. */
export function getPostBySlug(
  client: StrapiClient,
  slug: string,
  report: ReportRejected,
): Promise<CallResult<PostEntry>> {
  return asResult(async () => {
    const { path, query } = specifiedCalls.post(slug);
    const { data } = contentIn(listAnswer, await client.get(path, query));
    const [post] = goodEntries(postEntry, data, report);
    return post ?? null;
  });
}

/** Call 2: all posts, newest first. */
export function listPosts(client: StrapiClient, report: ReportRejected): Promise<CallResult<PostEntry[]>> {
  return asResult(() => listed(client, specifiedCalls.posts, postEntry, report));
}

/** Call 3: the newsletters, as the content service answers; handling is the caller's. Rejects without an answer. */
export function fetchNewsletters(client: StrapiClient): Promise<StrapiAnswer> {
  const { path, query } = specifiedCalls.newslettersGlance;
  return client.get(path, query);
}

/** Call 4: the newsletters with their PDFs, for the newsletter page. Status must be 200 and `data` an array. */
export function listNewsletters(
  client: StrapiClient,
  report: ReportRejected,
): Promise<CallResult<NewsletterEntry[]>> {
  return asResult(() => listed(client, specifiedCalls.newsletters, newsletterEntry, report));
}

async function listed<Schema extends v.GenericSchema<unknown, { readonly publishedAt: string }>>(
  client: StrapiClient,
  { path, query }: { path: string; query: Query },
  schema: Schema,
  report: ReportRejected,
): Promise<v.InferOutput<Schema>[]> {
  const found: v.InferOutput<Schema>[] = [];
  for await (const page of entryPages(client, path, query)) found.push(...goodEntries(schema, page, report));
  return found.sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt));
}

/** A wrong or missing field costs that entry, never the list. */
function goodEntries<Schema extends v.GenericSchema>(
  schema: Schema,
  entries: readonly unknown[],
  report: ReportRejected,
): v.InferOutput<Schema>[] {
  return entries.flatMap((entry) => {
    try {
      return [parseEntry(schema, entry)];
    } catch (error) {
      if (!(error instanceof WrongEntry)) throw error;
      report(nameOf(entry), error.message);
      return [];
    }
  });
}

/** Section 8: a refusal gives the server's status and message, a call that throws status 500 and the error's message. */
async function asResult<Data>(call: () => Promise<Data | null>): Promise<CallResult<Data>> {
  try {
    return { data: await call(), status: 200 };
  } catch (error) {
    return {
      data: null,
      status: error instanceof RefusedCall ? error.status : 500,
      message: messageOf(error),
    };
  }
}
