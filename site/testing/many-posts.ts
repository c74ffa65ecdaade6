import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const dayMs = 24 * 60 * 60 * 1_000;
const newestAt = Date.UTC(2026, 9, 1);

/**
 * Writes published posts into the database of a stopped content service and returns their document IDs, oldest first.
 * The API would take minutes.
 */
export function insertPosts(dataDir: string, count: number): string[] {
  const database = new DatabaseSync(path.join(dataDir, "cms/cms.db"));
  const insert = database.prepare(
    `INSERT INTO mail_box_money_blogs (document_id, title, slug, excerpt, body, publication_date, published_at,
       created_at, updated_at) VALUES (:id, :title, :slug, 'What we learned.', 'Its text.', :at, :publishedAt, :at, :at)`,
  );
  const documentIds = Array.from({ length: count }, (_, number) => `many${String(number).padStart(20, "0")}`);
  database.exec("BEGIN");
  for (const [number, id] of documentIds.entries()) {
    const at = newestAt - (count - number) * dayMs;
    // A published entry has two rows: draft and published.
    for (const publishedAt of [null, at])
      insert.run({ id, title: `Post ${number}`, slug: `post-${number}`, at, publishedAt });
  }
  database.exec("COMMIT");
  database.close();
  return documentIds;
}
