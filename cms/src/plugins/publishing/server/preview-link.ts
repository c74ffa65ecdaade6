import { createHmac } from "node:crypto";
import {
  apiName,
  findContentType,
  type PublishingOptions,
  publishingOptionsSchema,
} from "../../../lib/content";
import { environment } from "../../../lib/environment";
import { deriveSiteKey } from "../../../lib/keys";
import type { Fields } from "../../../lib/values";
import { permissionChecker, populateCreator } from "../../../strapi/content-manager";

/** Lifetime of a link. As long as a session can be without "Remember me": an open entry keeps its link. */
const validSeconds = 12 * 60 * 60;

/**
 * Returns the preview link of an entry; undefined if no page shows it or the user may not read it. Handler of Strapi's
 * Preview (config/admin.ts), which does not check permissions itself.
 */
export async function entryPreviewLink(
  uid: string,
  { documentId, status }: { documentId?: string; status?: string },
): Promise<string | undefined> {
  const { strapi } = globalThis;
  const type = findContentType(strapi, uid);
  const options = publishingOptionsSchema.safeParse(type?.pluginOptions?.publishing).data;
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!type || !options || !documentId || !userAbility) return undefined;

  const isPublished = status === "published";
  const decidingFields = Object.keys(options.pageBy ?? {});
  const entry: Fields | null = await strapi.db.query(type.uid).findOne({
    where: { documentId, publishedAt: isPublished ? { $notNull: true } : null },
    populate: { ...populateCreator, ...Object.fromEntries(decidingFields.map((part) => [part, true])) },
  });
  if (!entry || !permissionChecker(strapi, userAbility, type.uid).can.read(entry)) return undefined;
  const path = resolvePagePath(options, entry);
  if (path === undefined) return undefined;
  return makePreviewLink({ type: apiName(type), documentId, path, ...(isPublished && { published: true }) });
}

/** Returns the path of the page that shows the entry; undefined while a field in that path is empty. */
function resolvePagePath({ page, pageBy = {} }: PublishingOptions, entry: Fields): string | undefined {
  const [, template = page] = Object.entries(pageBy).find(([field]) => entry[field]) ?? [];
  const fields = [...template.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  if (fields.some((field) => !entry[field])) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, field: string) => String(entry[field]));
}

interface PreviewedPage {
  type: string;
  documentId: string;
  path: string;
  /** Shows the published version instead of the draft. */
  published?: boolean;
}

/** Returns a signed link to the site's preview of one entry, which the panel at CMS_URL may frame. */
export function makePreviewLink(page: PreviewedPage): string {
  const { cmsUrl: panel, siteUrl } = environment();
  const exp = Math.floor(Date.now() / 1000) + validSeconds;
  const claims = Buffer.from(JSON.stringify({ ...page, panel, exp })).toString("base64url");
  const signature = createHmac("sha256", deriveSiteKey("preview")).update(claims).digest("base64url");
  return `${siteUrl}/preview?token=${claims}.${signature}`;
}
