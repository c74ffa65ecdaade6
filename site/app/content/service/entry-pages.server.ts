import * as v from "valibot";
import {
  errorMessageOf,
  isStrapiRefusal,
  type StrapiAnswer,
  type StrapiClient,
} from "./strapi-client.server.ts";
import { flattenEntry, isRecord, listAnswer, type Pagination } from "./strapi-entries.ts";

/** The content service answered with a status other than 200. */
export class RefusedCall extends Error {
  /** Whether it says that it has no such thing, or not for us: no fault, which may pass. */
  readonly isFinal: boolean;
  override readonly name = "RefusedCall";
  readonly status: number;

  constructor(status: number, message: string, isFinal = false) {
    super(message);
    this.isFinal = isFinal;
    this.status = status;
  }
}

/** The error that an answer with a status other than 200 is. */
export function refusalOf(answer: StrapiAnswer): RefusedCall {
  return new RefusedCall(answer.status, errorMessageOf(answer), isStrapiRefusal(answer));
}

/** The largest page that Strapi gives unless it is told otherwise. */
const largestPage = 100;

export interface EntryPage {
  readonly entries: readonly unknown[];
  /** Whether there are others beside this one. */
  readonly isOneOfSeveral: boolean;
}

/**
 * The entries of a list, page by page, each entry once. The first call is `query` itself; only a longer list needs
 * page numbers, and then pages as large as can be had.
 * Throws RefusedCall for a status other than 200, a ValiError for an answer that is no list, and an Error when entries
 * were moved to another page meanwhile and so may have been missed.
 */
export async function* entryPages(
  client: StrapiClient,
  path: string,
  query: Readonly<Record<string, string>>,
): AsyncGenerator<EntryPage> {
  const first = await askFor(client, path, query);
  const { pageCount = 1, pageSize = largestPage } = first.pagination;
  if (pageCount <= 1) {
    yield { entries: first.entries, isOneOfSeveral: false };
    return;
  }
  const seen = new Set<string>();
  const fresh = (entries: readonly unknown[]): EntryPage => ({
    entries: entries.filter((entry) => isFirst(entry, seen)),
    isOneOfSeveral: true,
  });
  yield fresh(first.entries);

  const small = pageSize < largestPage;
  const sized = small ? { ...query, "pagination[pageSize]": String(largestPage) } : query;
  let { total } = first.pagination;
  let last = pageCount;
  for (let page = small ? 1 : 2; page <= last; page += 1) {
    const answer = await askFor(client, path, { ...sized, "pagination[page]": String(page) });
    yield fresh(answer.entries);
    // A service that gives smaller pages than it was asked for has more of them.
    last = answer.pagination.pageCount ?? last;
    total = answer.pagination.total ?? total;
  }
  if (total !== undefined && seen.size < total) {
    throw new Error(`The list changed while it was read: ${seen.size} of ${total} entries`);
  }
}

async function askFor(client: StrapiClient, path: string, query: Readonly<Record<string, string>>) {
  const answer = await client.get(path, query);
  if (answer.status !== 200) throw refusalOf(answer);
  const { data, meta } = v.parse(listAnswer, answer.body);
  const pagination: Pagination = meta?.pagination ?? {};
  return { entries: data, pagination };
}

/** Entries move to the next page while somebody publishes, and then come twice. */
function isFirst(raw: unknown, seen: Set<string>): boolean {
  const entry = flattenEntry(raw);
  if (!isRecord(entry)) return true;
  const key = JSON.stringify([entry.documentId, entry.id, entry.slug]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
