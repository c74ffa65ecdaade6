import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { invalidField, parsed } from "../../lib/request-body";
import { pageUid, redirectUid } from "../../lib/uids";
import type { EntryContext, Saving } from "../content-rules";
import sitePages from "./site-pages.json";

/** Paths that the site serves besides its pages: posts, files, probes and previews. The panel may share the site's host. */
const otherAddresses = [
  "admin",
  ...["art", "audio", "decks", "files", "pictures", "social", "static"],
  ...["blog", "content-hint", "gallery", "healthz", "preview", "readyz", "sitemap", "vitals"],
];

const taken = new Set([...sitePages.map((path) => path.split("/")[1] ?? ""), ...otherAddresses]);

const usable = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const sentSchema = z.object({ slug: z.string().nullish() });

interface Page {
  slug?: string | null;
  publishedSlug?: string | null;
}

/** Keeps the team's own pages from addresses that the site or a redirect has. */
export async function checkPageAddress({ documentId, sent, strapi }: Saving): Promise<void> {
  const { slug } = parsed(sentSchema, sent);
  await check(strapi, slug, documentId ? await draftOf(strapi, documentId) : null);
}

/** Checks again at publishing: a redirect may have come since the draft was saved. */
export async function checkPublishedAddress({ documentId, strapi }: EntryContext): Promise<void> {
  const draft = await draftOf(strapi, documentId);
  await check(strapi, draft?.slug, draft);
}

async function check(strapi: Core.Strapi, slug: Page["slug"], draft: Page | null): Promise<void> {
  const problem = slug ? await problemOf(strapi, slug, draft) : undefined;
  if (problem) throw invalidField("slug", problem);
}

async function problemOf(strapi: Core.Strapi, slug: string, draft: Page | null): Promise<string | undefined> {
  if (!usable.test(slug)) return "Use lowercase letters, digits and single hyphens, such as spring-2027.";
  if (taken.has(slug)) return `“/${slug}” is an address of the site itself. Choose another one.`;
  const redirect: { to: string } | null = await strapi.db
    .query(redirectUid)
    .findOne({ where: { from: `/${slug}` }, select: ["to"] });
  // Its own earlier address is the page's to have again.
  if (!redirect || redirect.to === `/${draft?.publishedSlug}`) return undefined;
  return `“/${slug}” is redirected to “${redirect.to}”. Choose another address, or delete that redirect first.`;
}

const draftOf = (strapi: Core.Strapi, documentId: string): Promise<Page | null> =>
  strapi.db.query(pageUid).findOne({ where: { documentId, publishedAt: null } });
