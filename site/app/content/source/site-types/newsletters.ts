import type { Newsletter } from "~/content/model/model.ts";
import { newestFirst } from "~/content/model/wording/newest-first.ts";
import { newsletterEntry } from "../service/strapi-entries.ts";
import { listType } from "./site-type.ts";

/** Newest first. Read by calls 3 and 4, not by the query of this type. */
export const newsletters = listType({
  name: "mailbox-money-newsletters",
  populate: ["pdf"],
  schema: newsletterEntry,
  compare: newestFirst,
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
  place: (list) => ({ newsletters: list }),
});
