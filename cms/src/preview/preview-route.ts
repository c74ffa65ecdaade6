import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { permissionsOn, withCreator } from "../access/entry-permissions";
import { apiName } from "../changes/watched-types";
import { type ContentUid, contentUids } from "../content-types";
import { environment } from "../environment";
import { type PanelContext, panelRoute } from "../panel/panel-route";
import { siteKey } from "../site-key";
import { type PreviewedEntry, pagePath } from "./page-paths";
import { previewLink } from "./preview-link";

/** `GET /site-preview/link?model=<uid>&documentId=<id>`: the preview link of an entry, for those who may read it. */
export function addPreviewRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: "admin",
    prefix: "/site-preview",
    routes: [
      panelRoute("GET", "/link", undefined, async (ctx) => {
        ctx.set("cache-control", "no-store");
        ctx.body = { data: { url: await linkFor(strapi, ctx) } };
      }),
    ],
  });
}

async function linkFor(strapi: Core.Strapi, ctx: PanelContext): Promise<string> {
  const uid = contentUids.find((candidate) => candidate === ctx.query.model);
  const { documentId } = ctx.query;
  if (!uid || typeof documentId !== "string") {
    throw new errors.ValidationError("model must be a type of content, and documentId the id of an entry");
  }
  const entry = await draftFor(strapi, ctx, uid, documentId);
  const path = pagePath(uid, entry);
  if (path === undefined) {
    throw new errors.ValidationError("No page shows this yet. Give it a title and save it first.");
  }
  const { publicUrl } = environment();
  const type = apiName(strapi.contentType(uid));
  return previewLink(publicUrl, siteKey("preview"), { type, documentId, path });
}

async function draftFor(
  strapi: Core.Strapi,
  ctx: PanelContext,
  uid: ContentUid,
  documentId: string,
): Promise<PreviewedEntry> {
  const draft: PreviewedEntry | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: withCreator });
  if (!draft) throw new errors.NotFoundError("This entry is not there any more");
  if (!permissionsOn(strapi, ctx.state.userAbility, uid).read(draft)) throw new errors.ForbiddenError();
  return draft;
}
