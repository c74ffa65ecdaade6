import { hashOf } from "../hash.server.ts";
import { newslettersType, postsType, specifiedTypes } from "../types/all-types.ts";
import type { ContentType } from "../types/content-type.ts";
import {
  messageOf,
  parsedBody,
  type Query,
  RefusedCall,
  type StrapiClient,
  type StrapiResponse,
} from "./strapi-client.server.ts";
import { idOf, isRecord, listResponse, singleResponse } from "./strapi-entries.ts";

/** ID of an entry, and the slug of a post. */
export interface EntryReference {
  readonly documentId: string;
  readonly slug?: string | undefined;
}

const newestFirstQuery = { sort: "publishedAt:desc" };

/**
 * Returns one entry as sent, or undefined if it does not exist; for a single type without an entry, rejects with
 * RefusedCall. Uses call 1 for a post whose slug is known.
 */
export async function fetchEntry(
  client: StrapiClient,
  type: ContentType,
  { documentId, slug }: EntryReference,
): Promise<unknown> {
  const hasId = (entry: unknown) => idOf(entry) === documentId;
  if (type.isSingle) return (await fetchSingle(client, type)).find(hasId);
  if (slug && type === postsType) {
    const query = { "filters[slug][$eq]": slug, ...type.populate };
    const entry = parsedBody(listResponse, await client.get(`/${type.name}`, query)).entries.find(hasId);
    if (entry !== undefined) return entry;
  }
  // The slug may belong to another entry by now; the ID is stable.
  const key = /^\d+$/.test(documentId) ? "id" : "documentId";
  const query = { [`filters[${key}][$eq]`]: documentId, ...type.populate };
  return parsedBody(listResponse, await client.get(`/${type.name}`, query)).entries.find(hasId);
}

/** Yields all entries of a type, page by page: posts by call 2, newsletters by call 4. */
export async function* listPages(
  client: StrapiClient,
  type: ContentType,
): AsyncGenerator<readonly unknown[]> {
  if (type.isSingle) yield await fetchSingle(client, type);
  else {
    const order = specifiedTypes.includes(type) ? newestFirstQuery : byIdQuery;
    yield* entryPages(client, `/${type.name}`, { ...type.populate, ...order });
  }
}

/** Yields all posts, page by page, with only the fields by which `stampOf` detects a publish. */
export function listPostStamps(client: StrapiClient): AsyncGenerator<readonly unknown[]> {
  const names = ["documentId", "isSample", "publishedAt", "slug", "updatedAt"];
  const fields = Object.fromEntries(names.map((name, index) => [`fields[${index}]`, name]));
  return entryPages(client, `/${postsType.name}`, { ...fields, ...byIdQuery });
}

/** Makes call 3, and returns the raw response. Rejects if the service does not respond. */
export function fetchNewsletters(client: StrapiClient): Promise<StrapiResponse> {
  return client.get(`/${newslettersType.name}`, newestFirstQuery);
}

/** Returns a hash of the newsletter list, or "" if it has several pages or the service refuses it. */
export async function newsletterListHash(client: StrapiClient): Promise<string> {
  const response = await fetchNewsletters(client);
  if (response.status !== 200) return "";
  const { entries, isLast } = parsedBody(listResponse, response);
  return isLast ? hashOf(entries) : "";
}

async function fetchSingle(client: StrapiClient, { name, populate }: ContentType): Promise<unknown[]> {
  const { data } = parsedBody(singleResponse, await client.get(`/${name}`, populate));
  if (data === null) throw new RefusedCall(404, `${name} is empty`, true);
  return [data];
}

/** Converts a failed call (specification, section 8). Without a response, or with an invalid one, its status is 500. */
export function failureOf(error: unknown) {
  const status = error instanceof RefusedCall ? error.status : 500;
  return { data: null, message: messageOf(error), status };
}

/** Strapi's default maximum page size. */
const maxPageSize = 100;

/** Sorts by ID, so that each page starts after the last ID of the previous one. Deletions would shift numbered pages. */
const byIdQuery = { sort: "id:asc", "pagination[pageSize]": String(maxPageSize) };

/**
 * Yields a list page by page. The first call is `query` itself. A list of several pages is read by ID, so that no entry
 * is skipped or repeated while others change. Rejects with RefusedCall for a status other than 200, and with a
 * ValiError for a response that is not a list.
 */
async function* entryPages(client: StrapiClient, path: string, query: Query): AsyncGenerator<unknown[]> {
  const fetchPage = async (pageQuery: Query) => parsedBody(listResponse, await client.get(path, pageQuery));
  const sortedQuery = { ...query, ...byIdQuery };
  let page = await fetchPage(query);
  if (!page.isLast && query.sort !== byIdQuery.sort) page = await fetchPage(sortedQuery);
  for (let after = 0; !page.isLast; ) {
    yield page.entries;
    after = lastIdOf(page.entries, after);
    page = await fetchPage({ ...sortedQuery, "filters[id][$gt]": String(after) });
  }
  yield page.entries;
}

/** Returns the last ID of a page. Throws if it does not advance, which would loop forever. */
function lastIdOf(entries: readonly unknown[], previousId: number): number {
  const entry = entries.at(-1);
  const id = isRecord(entry) ? Number(entry.id) : Number.NaN;
  if (id > previousId) return id;
  throw new Error("The content service does not sort a long list by ID");
}
