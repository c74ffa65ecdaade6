import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { addressedTypes, entryPath } from "../../lib/content";
import { invalidField, parsed } from "../../lib/request-body";
import { redirectUid } from "../../lib/uids";
import { type Fields, textIn } from "../../lib/values";
import { draftOf, type Rule } from "../content-rules";
import sitePages from "./site-pages.json";

/** Pages that no redirect may lead to: the error page, and pages that follow a form or an email. */
const unlinkedPages = [
  "/404",
  "/thank-you",
  "/newsletter/requested",
  "/newsletter/confirm",
  "/newsletter/unsubscribe",
];

/** Returns the paths that a link can lead to: the site's own pages and published entries with their own URL. */
export async function pagePaths(strapi: Core.Strapi): Promise<string[]> {
  const paths = sitePages.filter((path) => !unlinkedPages.includes(path));
  for (const type of addressedTypes(strapi)) {
    const rows: { slug: string }[] = await strapi.db
      .query(type.uid)
      .findMany({ where: { publishedAt: { $notNull: true } }, select: ["slug"] });
    paths.push(...rows.map(({ slug }) => entryPath(type, slug)));
  }
  return paths;
}

/** First segments of paths other than pages. Includes `admin`, because the panel may be served on the site's host. */
const reservedSegments = [
  "admin",
  ...["art", "audio", "decks", "files", "pictures", "social", "static"],
  ...["blog", "refresh-ping", "gallery", "healthz", "preview", "readyz", "sitemap", "vitals"],
];

const takenSlugs = new Set([...sitePages.map((path) => path.split("/")[1] ?? ""), ...reservedSegments]);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const sentSchema = z.object({ slug: z.string().nullish() });

/**
 * Refuses a campaign page at a path that the site or a redirect uses. Checks the path again at publish, because an
 * editor may have added a redirect since.
 */
export const pageAddress: Rule = {
  async save(saving) {
    await check(saving.strapi, parsed(sentSchema, saving.sent).slug, await draftOf(saving));
  },
  async publish(entry) {
    const draft = await draftOf(entry);
    await check(entry.strapi, textIn(draft, "slug"), draft);
  },
};

async function check(strapi: Core.Strapi, slug: string | null | undefined, draft: Fields | null) {
  if (!slug) return;
  const refusal = (message: string) => invalidField("slug", message);
  if (!slugPattern.test(slug))
    throw refusal("Use lowercase letters, digits and single hyphens, such as spring-2027.");
  if (takenSlugs.has(slug)) throw refusal(`“/${slug}” is an address of the site itself. Choose another one.`);
  const redirect: { to: string } | null = await strapi.db
    .query(redirectUid)
    .findOne({ where: { from: `/${slug}` }, select: ["to"] });
  // A page may take its own former path again, although that path redirects to it.
  if (!redirect || redirect.to === `/${textIn(draft, "publishedSlug")}`) return;
  throw refusal(
    `“/${slug}” is redirected to “${redirect.to}”. Choose another address, or delete that redirect first.`,
  );
}
