import { createHmac } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import {
  apiName,
  type ContentType,
  contentType,
  type PublishingOptions,
  publishingOptions,
} from "../../../content";
import { environment } from "../../../environment";
import { siteKey } from "../../../keys";
import { permissionsOn, withCreator } from "../../../strapi-internals/content-manager";
import type { Context } from "../../../strapi-internals/routes";

type Entry = Record<string, unknown>;

const validSeconds = 30 * 60;

export const previewController = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** `GET /site-preview/link?model=<uid>&documentId=<id>`: the preview link of an entry, for those who may read it. */
  async link(ctx: Context) {
    const type = contentType(strapi, ctx.query.model);
    const { documentId } = ctx.query;
    if (!type || typeof documentId !== "string") {
      throw new errors.ValidationError("model must be a type of content, and documentId the id of an entry");
    }
    const options = publishingOptions.safeParse(type.pluginOptions?.publishing).data;
    const deciding = Object.keys(options?.pageBy ?? {});
    const draft = await readableDraft(strapi, ctx, type, documentId, deciding);
    const path = options && pagePath(options, draft);
    if (path === undefined) {
      throw new errors.ValidationError("No page shows this yet. Give it a title and save it first.");
    }
    ctx.set("cache-control", "no-store");
    ctx.body = { data: { url: previewLink({ type: apiName(type), documentId, path }) } };
  },
});

async function readableDraft(
  strapi: Core.Strapi,
  ctx: Context,
  { uid }: ContentType,
  documentId: string,
  parts: string[],
): Promise<Entry> {
  const populate = { ...withCreator, ...Object.fromEntries(parts.map((part) => [part, true])) };
  const draft: Entry | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate });
  if (!draft) throw new errors.NotFoundError("This entry is not there any more");
  if (!permissionsOn(strapi, ctx.state.userAbility, uid).can.read(draft)) throw new errors.ForbiddenError();
  return draft;
}

/** Nothing for an entry that no page shows yet. */
function pagePath({ page, pageBy = {} }: PublishingOptions, entry: Entry): string | undefined {
  const [, template = page] = Object.entries(pageBy).find(([field]) => entry[field]) ?? [];
  const fields = [...template.matchAll(/\{(\w+)\}/g)].map(([, field = ""]) => field);
  if (fields.some((field) => !entry[field])) return undefined;
  return template.replace(/\{(\w+)\}/g, (_, field: string) => String(entry[field]));
}

/** Returns a link to the site that shows one draft for half an hour and leads back to the panel at CMS_URL. */
export function previewLink(page: { type: string; documentId: string; path: string }): string {
  const { cmsUrl: panel, publicUrl } = environment();
  const exp = Math.floor(Date.now() / 1000) + validSeconds;
  const claims = Buffer.from(JSON.stringify({ ...page, panel, exp })).toString("base64url");
  const signature = createHmac("sha256", siteKey("preview")).update(claims).digest("base64url");
  return `${publicUrl}/preview?token=${claims}.${signature}`;
}
