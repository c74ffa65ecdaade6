import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { FeedPosition, PendingChange, StoredPart, StoredPost } from "./content-state.ts";
import { type PostText, summaryShape, textShape } from "./saved-content.ts";

/** The rows of the content's database. Each function throws what SQLite throws. */
export interface ContentRows {
  /** Deletes the text, unless a post shows it again. */
  deleteText(fingerprint: string): void;
  deleteUnusedTexts(): void;
  load(): LoadedRows;
  /** From now on no posts means that there are none. */
  notePostsRead(): void;
  putPart(name: string, part: StoredPart | null): void;
  putPending(pending: readonly PendingChange[]): void;
  putPosition(position: FeedPosition | null): void;
  putPost(documentId: string, post: StoredPost | null): void;
  putText(fingerprint: string, text: PostText): void;
  text(fingerprint: string): PostText | null;
}

export interface LoadedRows {
  /** False when there were rows that this version cannot read. */
  readonly isComplete: boolean;
  /** What they make is not kept: it is made again, by the code that runs. */
  readonly parts: readonly Omit<StoredPart & { readonly name: string }, "content">[];
  readonly pending: readonly PendingChange[];
  readonly position: FeedPosition | null;
  readonly posts: readonly StoredPost[];
  readonly postsWereRead: boolean;
}

const postRow = v.pipe(
  v.object({
    document_id: v.string(),
    fingerprint: v.string(),
    has_text: v.literal(1),
    made_by: v.string(),
    media: v.string(),
    source: v.string(),
    summary: v.pipe(v.string(), v.parseJson(), summaryShape),
  }),
  v.transform(
    ({ document_id, fingerprint, made_by, media, source, summary }): StoredPost => ({
      documentId: document_id,
      fingerprint,
      madeBy: made_by,
      media: media === "" ? [] : media.split(" "),
      source,
      summary,
    }),
  ),
);

const partRow = v.object({
  entries: v.pipe(v.string(), v.parseJson(), v.array(v.unknown())),
  name: v.string(),
  source: v.string(),
});

const pendingRow = v.pipe(
  v.object({ document_id: v.string(), slug: v.nullable(v.string()), type: v.string() }),
  v.transform(({ document_id, slug, type }): PendingChange => ({ documentId: document_id, slug, type })),
);

const positionFact = v.pipe(v.string(), v.parseJson(), v.object({ epoch: v.string(), revision: v.number() }));

const textRow = v.object({ text: v.pipe(v.string(), v.parseJson(), textShape) });

const hasText = "EXISTS (SELECT 1 FROM post_texts WHERE post_texts.fingerprint = posts.fingerprint)";

export function contentRows(database: DatabaseSync): ContentRows {
  const putPost = database.prepare(
    "INSERT OR REPLACE INTO posts (document_id, fingerprint, source, made_by, media, summary) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const deletePost = database.prepare("DELETE FROM posts WHERE document_id = ?");
  const putText = database.prepare("INSERT OR IGNORE INTO post_texts (fingerprint, text) VALUES (?, ?)");
  const getText = database.prepare("SELECT text FROM post_texts WHERE fingerprint = ?");
  const deleteText = database.prepare(
    "DELETE FROM post_texts WHERE fingerprint = ? AND fingerprint NOT IN (SELECT fingerprint FROM posts)",
  );
  const deleteUnusedTexts = database.prepare(
    "DELETE FROM post_texts WHERE fingerprint NOT IN (SELECT fingerprint FROM posts)",
  );
  const putPart = database.prepare("INSERT OR REPLACE INTO parts (name, source, entries) VALUES (?, ?, ?)");
  const deletePart = database.prepare("DELETE FROM parts WHERE name = ?");
  const deletePending = database.prepare("DELETE FROM pending");
  const putPending = database.prepare("INSERT INTO pending (type, document_id, slug) VALUES (?, ?, ?)");
  const putFact = database.prepare("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)");
  const getFact = database.prepare("SELECT value FROM facts WHERE name = ?");
  const deleteFact = database.prepare("DELETE FROM facts WHERE name = ?");

  const allOf = (columns: string) => database.prepare(`SELECT ${columns}`).iterate();

  return {
    load() {
      const position = v.safeParse(positionFact, getFact.get("position")?.value);
      const parts = goodRows(partRow, allOf("* FROM parts"));
      const pending = goodRows(pendingRow, allOf("* FROM pending"));
      const posts = goodRows(postRow, allOf(`*, ${hasText} AS has_text FROM posts`));
      return {
        isComplete: [parts, pending, posts].every(({ isComplete }) => isComplete),
        parts: parts.rows,
        pending: pending.rows,
        position: position.success ? position.output : null,
        posts: posts.rows,
        postsWereRead: getFact.get("postsWereRead") !== undefined,
      };
    },
    notePostsRead() {
      putFact.run("postsWereRead", "yes");
    },
    deleteText(fingerprint) {
      deleteText.run(fingerprint);
    },
    deleteUnusedTexts() {
      deleteUnusedTexts.run();
    },
    putPart(name, part) {
      if (part) putPart.run(name, part.source, JSON.stringify(part.entries));
      else deletePart.run(name);
    },
    putPending(pending) {
      deletePending.run();
      for (const { documentId, slug, type } of pending) putPending.run(type, documentId, slug);
    },
    putPosition(position) {
      if (position) putFact.run("position", JSON.stringify(position));
      else deleteFact.run("position");
    },
    putPost(documentId, post) {
      if (!post) {
        deletePost.run(documentId);
        return;
      }
      const { fingerprint, madeBy, media, source, summary } = post;
      putPost.run(documentId, fingerprint, source, madeBy, media.join(" "), JSON.stringify(summary));
    },
    putText(fingerprint, text) {
      putText.run(fingerprint, JSON.stringify(text));
    },
    text(fingerprint) {
      const row = v.safeParse(textRow, getText.get(fingerprint));
      return row.success ? row.output.text : null;
    },
  };
}

function goodRows<Schema extends v.GenericSchema>(schema: Schema, found: Iterable<unknown>) {
  const rows: v.InferOutput<Schema>[] = [];
  let isComplete = true;
  for (const row of found) {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) rows.push(parsed.output);
    else isComplete = false;
  }
  return { isComplete, rows };
}
