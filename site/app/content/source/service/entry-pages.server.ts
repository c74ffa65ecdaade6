import { contentIn, type Query, type StrapiClient } from "./strapi-client.server.ts";
import { isRecord, listAnswer } from "./strapi-entries.ts";

/** The largest page that Strapi gives unless it is told otherwise. */
const largestPage = 100;

/** An order that no change of another entry moves an entry in: numbered pages let one slip through when another goes. */
export const byKey = { sort: "id:asc", "pagination[pageSize]": String(largestPage) };

/**
 * The entries of a list, page by page. The first call is `query` itself; a list that is longer than one answer is read
 * by key, each page beginning after the last entry of the one before. So an entry that stays as it is while others come
 * and go is neither missed nor given twice; one that is published again meanwhile may come once more, as it is then.
 * Rejects with RefusedCall for a status other than 200, and with a ValiError for an answer that is no list.
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

/** The id of the page's last entry. A service that does not go on after the one before would be asked for ever. */
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
