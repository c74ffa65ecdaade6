import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { entryPath, typesWithOwnPages } from "../../lib/content";
import { invalidFieldError, parseInput } from "../../lib/request-body";
import type { Rule } from "../rule";
import sitePages from "./site-pages.json";
import { slugAdvice } from "./slug";

/** Pages that no redirect may lead to: the error page, and pages that follow a form or an email. */
const unlinkedPages = [
  "/404",
  "/thank-you",
  "/newsletter/requested",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
];

/** Returns the paths that redirects may lead to: the site's own pages and published entries with their own URL. */
export async function findPagePaths(strapi: Core.Strapi): Promise<string[]> {
  const paths = sitePages.filter((path) => !unlinkedPages.includes(path));
  for (const type of typesWithOwnPages(strapi)) {
    const rows: { slug: string }[] = await strapi.db
      .query(type.uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ["slug"] });
    paths.push(...rows.map(({ slug }) => entryPath(type, slug)));
  }
  return paths;
}

/**
 * First segments of the site's paths that `site-pages.json` does not list. Includes `admin`, because the panel may be
 * served on the site's host.
 */
const reservedSegments = [
  "admin",
  ...["art", "audio", "decks", "files", "pictures", "social", "static"],
  ...["blog", "refresh-ping", "gallery", "healthz", "preview", "readyz", "sitemap"],
];

const reservedSlugs = new Set([...sitePages.map((path) => path.split("/")[1] ?? ""), ...reservedSegments]);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const sentSchema = z.object({ slug: z.string().nullish() });

/**
 * Refuses a slug of a campaign page that is a path of the site itself, or that has anything but lowercase letters,
 * digits and single hyphens.
 */
export const pageAddressRule: Rule = {
  beforeSave({ input }) {
    const { slug } = parseInput(sentSchema, input);
    if (!slug) return;
    if (!slugPattern.test(slug)) {
      throw invalidFieldError("slug", slugAdvice);
    }
    if (reservedSlugs.has(slug))
      throw invalidFieldError("slug", `“/${slug}” is an address of the site itself. Choose another one.`);
  },
};
