import type { Newsletter } from "../../model/model.ts";
import { newsletterDocument } from "../../search/documents.ts";
import { newsletterEntry } from "../service/strapi-entries.ts";
import { listType, newest } from "./site-type.ts";

/** Newest first. */
export const newsletters = listType({
  name: "mailbox-money-newsletters",
  populate: ["pdf"],
  schema: newsletterEntry,
  order: ({ publishedAt }) => [newest(publishedAt)],
  search: { document: newsletterDocument, kind: "newsletter" },
  async make(entry, tools): Promise<Newsletter> {
    const pdf = await tools.media.pdf(entry.pdf ?? { url: entry.url ?? "" }, `${entry.name} Newsletter`);
    return {
      headline: entry.headline ?? null,
      id: String(entry.documentId ?? entry.id),
      name: entry.name,
      publishedAt: entry.publishedAt,
      ...pdf,
    };
  },
  add: (content, newsletter) => content.newsletters.push(newsletter),
});
