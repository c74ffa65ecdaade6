import type { Core } from "@strapi/strapi";
import { catalogue } from "../catalogue";

export const pageTextUid = "api::page-text.page-text";

/** Gives each page of the catalogue its entry, and an entry the name and address that its page has now. */
export async function makePageTexts(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(pageTextUid);
  for (const { address, key: page, title } of catalogue) {
    const found: { title: string; address: string }[] = await rows.findMany({ where: { page } });
    if (found.length === 0) {
      const data = { page, title, address, words: {} };
      await strapi.documents(pageTextUid).create({ data, status: "published" });
    } else if (found.some((entry) => entry.title !== title || entry.address !== address)) {
      await rows.updateMany({ where: { page }, data: { title, address } });
    }
  }
}
