import type { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import type { ContentSnapshot } from "../model/model.ts";
import { listedDocuments, postDocument, postKey } from "../search/documents.ts";
import { searchKinds } from "../search/search-document.ts";
import { openSearchIndex, type SearchIndex } from "../search/search-index.server.ts";
import { inTransaction, isIndexDamage } from "./content-database.server.ts";

/** The search index, and what keeps it in step with the content. */
export interface SearchUpkeep extends Pick<SearchIndex, "search"> {
  /**
   * Brings the index up to the snapshot, whose posts have these fingerprints. A few posts are there when this returns;
   * many are written bit by bit, with room for visitors in between. Rejects what the disk refuses; the next call tries
   * it again.
   */
  follow(snapshot: ContentSnapshot, posts: ReadonlyMap<string, string>): Promise<void>;
}

/** So many are written before anybody notices. */
const fewPosts = 20;
/** More are written this many at a time. */
const atOnce = 4;

const schema = `
  CREATE TABLE IF NOT EXISTS indexed_posts (
    slug TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    made_by TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

const indexedRow = v.object({ fingerprint: v.string(), made_by: v.string(), slug: v.string() });

/** `madeBy` names the code: what other code has indexed is indexed again. */
export function openSearchUpkeep(database: DatabaseSync, madeBy: string): SearchUpkeep {
  database.exec(schema);
  const put = database.prepare(
    "INSERT OR REPLACE INTO indexed_posts (slug, fingerprint, made_by) VALUES (?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM indexed_posts WHERE slug = ?");
  const rows = v.parse(v.array(indexedRow), database.prepare("SELECT * FROM indexed_posts").all());
  const indexed = new Map(rows.map((row) => [row.slug, row.made_by === madeBy ? row.fingerprint : ""]));
  let index = openIndex();
  let lists: Partial<ContentSnapshot> = {};
  let newest: Parameters<SearchUpkeep["follow"]> | null = null;

  function openIndex(): SearchIndex {
    try {
      return openSearchIndex(database);
    } catch {
      // Tables of another version's form, most likely.
      return newIndex();
    }
  }

  function newIndex(): SearchIndex {
    dropSearchTables(database);
    database.exec("DELETE FROM indexed_posts");
    indexed.clear();
    return openSearchIndex(database);
  }

  /** Does `work` again with an index that is made anew, where it finds that this one is damaged. */
  function mended<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!isIndexDamage(error)) throw error;
      lists = {};
      index = newIndex();
      if (newest) void follow(...newest).catch(() => {});
      return work();
    }
  }

  function followLists(snapshot: ContentSnapshot): void {
    const { episodes, glossary, newsletters, questions } = snapshot;
    const isKnown =
      episodes === lists.episodes &&
      glossary === lists.glossary &&
      newsletters === lists.newsletters &&
      questions === lists.questions;
    if (isKnown) return;
    const documents = listedDocuments(snapshot);
    inTransaction(database, () => {
      for (const kind of searchKinds) if (kind !== "post") index.replace(kind, documents[kind]);
    });
    lists = { episodes, glossary, newsletters, questions };
  }

  function write(snapshot: ContentSnapshot, posts: ReadonlyMap<string, string>, slugs: readonly string[]) {
    inTransaction(database, () => {
      for (const slug of slugs) {
        const fingerprint = posts.get(slug);
        const post = fingerprint === undefined ? null : snapshot.posts.find(slug);
        if (post && fingerprint !== undefined) {
          index.put([postDocument(post, post)]);
          put.run(slug, fingerprint, madeBy);
        } else {
          index.remove([postKey(slug)]);
          remove.run(slug);
        }
      }
    });
    for (const slug of slugs) {
      const fingerprint = posts.get(slug);
      if (fingerprint === undefined) indexed.delete(slug);
      else indexed.set(slug, fingerprint);
    }
  }

  async function follow(snapshot: ContentSnapshot, posts: ReadonlyMap<string, string>): Promise<void> {
    const turn: typeof newest = [snapshot, posts];
    newest = turn;
    mended(() => followLists(snapshot));
    const gone = [...indexed.keys()].filter((slug) => !posts.has(slug));
    const changed = [...posts].flatMap(([slug, print]) => (indexed.get(slug) === print ? [] : [slug]));
    const slugs = [...gone, ...changed];
    if (slugs.length <= fewPosts) return mended(() => write(snapshot, posts, slugs));
    for (let from = 0; from < slugs.length; from += atOnce) {
      await setImmediate();
      // A newer snapshot has taken over meanwhile, with what is still missing here.
      if (newest !== turn) return;
      mended(() => write(snapshot, posts, slugs.slice(from, from + atOnce)));
    }
  }

  return {
    follow,
    search: (query, options) => mended(() => index.search(query, options)),
  };
}

function dropSearchTables(database: DatabaseSync): void {
  const tables = v.parse(
    v.array(v.object({ name: v.string() })),
    database
      .prepare(
        `SELECT name FROM sqlite_schema WHERE name LIKE 'search\\_%' ESCAPE '\\' AND type = 'table'
         AND (sql LIKE 'CREATE VIRTUAL TABLE%' OR name = 'search_documents')`,
      )
      .all(),
  );
  inTransaction(database, () => {
    for (const { name } of tables) database.exec(`DROP TABLE IF EXISTS "${name}"`);
  });
}
