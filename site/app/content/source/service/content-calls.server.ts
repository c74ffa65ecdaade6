import { fingerprintOf } from "../fingerprint.server.ts";
import type { SiteType } from "../site-types/site-type.ts";
import { newslettersType, postsType } from "../site-types/site-types.ts";
import { byKey, entryPages } from "./entry-pages.server.ts";
import {
  contentIn,
  messageOf,
  RefusedCall,
  type StrapiAnswer,
  type StrapiClient,
} from "./strapi-client.server.ts";
import { identityOf, listAnswer, singleAnswer } from "./strapi-entries.ts";

/** Names an entry; a post by its slug too. */
export interface EntryName {
  readonly documentId: string;
  readonly slug?: string | undefined;
}

/** What the specified calls ask, to the letter (specification, section 7). */
const specifiedCalls = {
  newsletters: { path: "/mailbox-money-newsletters", query: { populate: "pdf", sort: "publishedAt:desc" } },
  newslettersGlance: { path: "/mailbox-money-newsletters", query: { sort: "publishedAt:desc" } },
  post: (slug: string) => ({
    path: "/mail-box-money-blogs",
    query: { "filters[slug][$eq]": slug, populate: "image" },
  }),
  posts: { path: "/mail-box-money-blogs", query: { populate: "image", sort: "publishedAt:desc" } },
};

/** The entry as it is sent, a post by call 1; undefined when it is not there. */
export async function fetchEntry(
  client: StrapiClient,
  type: SiteType,
  { documentId, slug }: EntryName,
): Promise<unknown> {
  const isIt = (entry: unknown) => identityOf(entry) === documentId;
  if (type.isSingle) return (await single(client, type)).find(isIt);
  if (slug && type === postsType) {
    const { path, query } = specifiedCalls.post(slug);
    const found = contentIn(listAnswer, await client.get(path, query)).data.find(isIt);
    if (found !== undefined) return found;
  }
  // It is another entry's slug by now, or none: an entry keeps its id.
  const key = /^\d+$/.test(documentId) ? "id" : "documentId";
  const query = { [`filters[${key}][$eq]`]: documentId, ...type.populate };
  return contentIn(listAnswer, await client.get(`/${type.name}`, query)).data.find(isIt);
}

/** All entries of a type: posts by call 2, newsletters by call 4. */
export async function* listPages(client: StrapiClient, type: SiteType): AsyncGenerator<readonly unknown[]> {
  const { newsletters, posts } = specifiedCalls;
  if (type.isSingle) yield await single(client, type);
  else if (type === postsType) yield* entryPages(client, posts.path, posts.query);
  else if (type === newslettersType) yield* entryPages(client, newsletters.path, newsletters.query);
  else yield* entryPages(client, `/${type.name}`, { ...type.populate, ...byKey });
}

/** The fields of all posts that change with every publish. */
export function glanceAtPosts(client: StrapiClient): AsyncGenerator<readonly unknown[]> {
  const names = ["documentId", "isSample", "publishedAt", "slug", "updatedAt"];
  const fields = Object.fromEntries(names.map((name, index) => [`fields[${index}]`, name]));
  return entryPages(client, specifiedCalls.posts.path, { ...fields, ...byKey });
}

/** Call 3: the newsletters, as the content service answers; handling is the caller's. Rejects without an answer. */
export function fetchNewsletters(client: StrapiClient): Promise<StrapiAnswer> {
  const { path, query } = specifiedCalls.newslettersGlance;
  return client.get(path, query);
}

/** Fingerprint of the newsletters' list; empty when it has several pages, of which call 3 shows but the first. */
export async function glanceAtNewsletters(client: StrapiClient): Promise<string> {
  const answer = await fetchNewsletters(client);
  if (answer.status !== 200) return "";
  const list = contentIn(listAnswer, answer);
  return (list.meta?.pagination?.pageCount ?? 1) > 1 ? "" : fingerprintOf(list);
}

async function single(client: StrapiClient, { name, populate }: SiteType): Promise<unknown[]> {
  const { data } = contentIn(singleAnswer, await client.get(`/${name}`, populate));
  if (data === null) throw new RefusedCall(404, `${name} is empty`, true);
  return [data];
}

/**
 * What is left of a call that gave nothing (specification, section 8): a refusal has the server's status and message, a
 * call that threw has status 500 and the error's message.
 */
export function failureOf(error: unknown) {
  const status = error instanceof RefusedCall ? error.status : 500;
  return { data: null, message: messageOf(error), status };
}
