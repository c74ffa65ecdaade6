import type { Core, Struct } from "@strapi/strapi";
import { type ContentUid, contentUids } from "../content-types";

/** A type of what the site shows. */
export interface WatchedType {
  uid: ContentUid;
  name: string;
  hasSlug: boolean;
}

export function watchedTypes(strapi: Core.Strapi): WatchedType[] {
  return contentUids.map((uid) => {
    const contentType = strapi.contentType(uid);
    return { uid, name: apiName(contentType), hasSlug: "slug" in contentType.attributes };
  });
}

/** How the site and the calls name a type. */
export function apiName({ kind, info }: Struct.ContentTypeSchema): string {
  return kind === "singleType" ? info.singularName : info.pluralName;
}
