import { contentIn, type Query, type StrapiClient } from "./strapi-client.server.ts";
import { isRecord, listAnswer } from "./strapi-entries.ts";

/** Strapi's default maximum page size. */
const largestPage = 100;

/** Sort by ID: with numbered pages, an entry is skipped when another one disappears. */
export const byKey = { sort: "id:asc", "pagination[pageSize]": String(largestPage) };

/**
 * Yields a list page by page. The first call is `query` itself. A longer list is read by ID, so that no entry is
 * skipped or repeated while others change. Rejects with RefusedCall for a status other than 200, and with a ValiError
 * for a response that is no list.
 */
export async function* entryPages(
  client: StrapiClient,
  path: string,
  query: Query,
): AsyncGenerator<readonly unknown[]> {
  const first = await askFor(client, path, query);
  if (first.isLast) {
    yield first.entries;
    return;
  }
  const inOrder = { ...query, ...byKey };
  let page = query.sort === byKey.sort ? first : await askFor(client, path, inOrder);
  for (
    let after = 0;
    ;
    page = await askFor(client, path, { ...inOrder, "filters[id][$gt]": String(after) })
  ) {
    yield page.entries;
    if (page.isLast) return;
    after = lastIdOf(page.entries, after);
  }
}

/** Returns the last ID of a page. Throws if it does not advance, which would loop forever. */
function lastIdOf(entries: readonly unknown[], before: number): number {
  const entry = entries.at(-1);
  const id = isRecord(entry) ? Number(entry.id) : Number.NaN;
  if (id > before) return id;
  throw new Error("The content service does not give a long list in the order of its ids");
}

async function askFor(client: StrapiClient, path: string, query: Query) {
  const { data, meta } = contentIn(listAnswer, await client.get(path, query));
  return { entries: data, isLast: (meta?.pagination?.pageCount ?? 1) <= 1 };
}
