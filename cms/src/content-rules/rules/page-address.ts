import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { entryPath, typesWithOwnPages } from "../../lib/content";
import { invalidFieldError, parseInput } from "../../lib/request-body";
import { redirectUid } from "../../lib/uids";
import { type Fields, stringField } from "../../lib/values";
import { findDraft, type Rule } from "../content-rules";
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

/** First segments of paths other than pages. Includes `admin`, because the panel may be served on the site's host. */
const reservedSegments = [
  "admin",
  ...["art", "audio", "decks", "files", "pictures", "social", "static"],
  ...["blog", "refresh-ping", "gallery", "healthz", "preview", "readyz", "sitemap", "vitals"],
];

const reservedSlugs = new Set([...sitePages.map((path) => path.split("/")[1] ?? ""), ...reservedSegments]);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const sentSchema = z.object({ slug: z.string().nullish() });

/**
 * Refuses a campaign page at a path that the site or a redirect uses. Checks the path again at publish, because an
 * editor may have added a redirect since.
 */
export const pageAddressRule: Rule = {
  async beforeSave(context) {
    await checkSlug(context.strapi, parseInput(sentSchema, context.input).slug, await findDraft(context));
  },
  async beforePublish(entry) {
    const draft = await findDraft(entry);
    await checkSlug(entry.strapi, stringField(draft, "slug"), draft);
  },
};

async function checkSlug(strapi: Core.Strapi, slug: string | null | undefined, draft: Fields | null) {
  if (!slug) return;
  const slugError = (message: string) => invalidFieldError("slug", message);
  if (!slugPattern.test(slug))
    throw slugError("Use lowercase letters, digits and single hyphens, such as spring-2027.");
  if (reservedSlugs.has(slug))
    throw slugError(`“/${slug}” is an address of the site itself. Choose another one.`);
  const redirect: { to: string } | null = await strapi.db
    .query(redirectUid)
    .findOne({ where: { from: `/${slug}` }, select: ["to"] });
  // A page may take its own former path again, although that path redirects to it.
  if (!redirect || redirect.to === `/${stringField(draft, "publishedSlug")}`) return;
  throw slugError(
    `“/${slug}” is redirected to “${redirect.to}”. Choose another address, or delete that redirect first.`,
  );
}
