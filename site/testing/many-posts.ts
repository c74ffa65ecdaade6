import path from "node:path";
import { DatabaseSync } from "node:sqlite";

const categories = ["Markets", "Building", "Investing", "Wellness"];
const words =
  "orchard plaza lease window garden lender rent permit footing porch prairie boiler survey title deed draw crew soil shade street school river transit brick cedar gravel meadow ledger escrow parcel".split(
    " ",
  );
const paragraphs = 12;
const wordsInParagraph = 60;
const dayMs = 24 * 60 * 60 * 1_000;
const newestAt = Date.UTC(2026, 9, 1);

/** Returns the title of a post that `fillWithPosts` writes. */
export const titleOf = (number: number) => `Post ${number} about the ${words[number % words.length]}`;

/** Returns about 800 words, different for each post. */
function bodyOf(number: number): string {
  return Array.from({ length: paragraphs }, (_, paragraph) => {
    const text = Array.from(
      { length: wordsInParagraph },
      (_, word) => words[(number * 7 + paragraph * 13 + word * word) % words.length],
    ).join(" ");
    return paragraph % 4 === 0 ? `## Part ${paragraph / 4 + 1}\n\n${text}.` : `${text}.`;
  }).join("\n\n");
}

/**
 * Writes published posts into the database of a stopped content service and returns their document IDs, oldest first.
 * The API would take an hour for ten thousand.
 */
export function fillWithPosts(dataDir: string, count: number): string[] {
  const database = new DatabaseSync(path.join(dataDir, "cms/cms.db"));
  const insert = database.prepare(
    `INSERT INTO mail_box_money_blogs (document_id, title, slug, excerpt, body, author, category, publication_date,
       published_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, 'Avery Reed', ?, ?, ?, ?, ?)`,
  );
  const documentIds = Array.from(
    { length: count },
    (_, number) => `bench${String(number).padStart(19, "0")}`,
  );
  database.exec("BEGIN");
  for (const [number, documentId] of documentIds.entries()) {
    const at = newestAt - (count - number) * dayMs;
    const category = categories[number % categories.length] ?? "";
    const excerpt = `What we learned about number ${number}.`;
    // A published entry has two rows: draft and published.
    for (const publishedAt of [null, at]) {
      insert.run(
        documentId,
        titleOf(number),
        `post-${number}`,
        excerpt,
        bodyOf(number),
        category,
        at,
        publishedAt,
        at,
        at,
      );
    }
  }
  database.exec("COMMIT");
  database.close();
  return documentIds;
}
