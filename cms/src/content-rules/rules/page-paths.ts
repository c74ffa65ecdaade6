import type { Core } from "@strapi/strapi";
import { addressedTypes, entryPath } from "../../lib/content";
import sitePages from "./site-pages.json";

/** Pages that visitors reach in the course of something, and the one that says that there is none. */
const notLedTo = [
  "/404",
  "/thank-you",
  "/newsletter/requested",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
];

/** The pages to which an address can lead: those that the site always has, and what is published at its own address. */
export async function pagePaths(strapi: Core.Strapi): Promise<string[]> {
  const paths = sitePages.filter((path) => !notLedTo.includes(path));
  for (const type of addressedTypes(strapi)) {
    const rows: { slug: string }[] = await strapi.db
      .query(type.uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ["slug"] });
    paths.push(...rows.map(({ slug }) => entryPath(type, slug)));
  }
  return paths;
}
