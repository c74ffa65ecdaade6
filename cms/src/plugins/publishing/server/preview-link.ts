import { createHmac } from "node:crypto";
import { apiName, contentType, type PublishingOptions, publishingOptions } from "../../../lib/content";
import { environment } from "../../../lib/environment";
import { siteKey } from "../../../lib/keys";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";

type Entry = Record<string, unknown>;

/** The panel's longest session without "Remember me": the panel keeps the link while an entry is open. */
const validSeconds = 12 * 60 * 60;

/**
 * Returns the preview link of an entry, as the handler of Strapi's Preview (config/admin.ts). Strapi itself does not
 * check who may read the entry.
 * @returns undefined if no page shows the entry, or the person may not read it
 */
export async function previewOfEntry(
  uid: string,
  { documentId, status }: { documentId?: string; status?: string },
): Promise<string | undefined> {
  const { strapi } = globalThis;
  const type = contentType(strapi, uid);
  const options = publishingOptions.safeParse(type?.pluginOptions?.publishing).data;
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  if (!type || !options || !documentId || !userAbility) return undefined;

  const isPublished = status === "published";
  const deciding = Object.keys(options.pageBy ?? {});
  const entry: Entry | null = await strapi.db.query(type.uid).findOne({
    where: { documentId, publishedAt: isPublished ? { $notNull: true } : null },
    populate: { ...withCreator, ...Object.fromEntries(deciding.map((part) => [part, true])) },
  });
  if (!entry || !permissionsOn(strapi, userAbility, type.uid).can.read(entry)) return undefined;
  const path = pagePath(options, entry);
  if (path === undefined) return undefined;
  return previewLink({ type: apiName(type), documentId, path, ...(isPublished && { published: true }) });
}

/** Returns undefined for an entry that no page shows yet. */
function pagePath({ page, pageBy = {} }: PublishingOptions, entry: Entry): string | undefined {
  const [, template = page] = Object.entries(pageBy).find(([field]) => entry[field]) ?? [];
  const fields = [...template.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  if (fields.some((field) => !entry[field])) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, field: string) => String(entry[field]));
}

interface PreviewedPage {
  type: string;
  documentId: string;
  path: string;
  /** Shows the page as visitors see it instead of the draft. */
  published?: boolean;
}

/** Returns a link to the site that shows one entry, in a frame of the panel at CMS_URL too. */
export function previewLink(page: PreviewedPage): string {
  const { cmsUrl: panel, publicUrl } = environment();
  const exp = Math.floor(Date.now() / 1000) + validSeconds;
  const claims = Buffer.from(JSON.stringify({ ...page, panel, exp })).toString("base64url");
  const signature = createHmac("sha256", siteKey("preview")).update(claims).digest("base64url");
  return `${publicUrl}/preview?token=${claims}.${signature}`;
}
