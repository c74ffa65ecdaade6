import type { Core } from "@strapi/strapi";
import { contentTypes } from "../../../content";
import sitePages from "./site-pages.json";

const slug = "{slug}";

/** Pages that visitors reach in the course of something, and the one that says that there is none. */
const notLedTo = [
  "/404",
  "/thank-you",
  "/newsletter/requested",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
];

/** The pages to which an address can lead: those that the site always has, and one for each published slug. */
export async function pagePaths(strapi: Core.Strapi): Promise<string[]> {
  const paths = sitePages.filter((path) => !notLedTo.includes(path));
  for (const { pluginOptions, uid } of contentTypes(strapi)) {
    const { page } = { page: "", ...(pluginOptions?.publishing as { page?: string } | undefined) };
    if (!page.endsWith(slug)) continue;
    const rows: { slug: string }[] = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ["slug"] });
    paths.push(...rows.map((row) => page.replace(slug, row.slug)));
  }
  return paths;
}
