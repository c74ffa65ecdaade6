import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { watchedTypes } from "../changes/watched-types";
import type { ContentUid } from "../content-types";
import { entriesShowing, type MediaFile } from "./file-uses";

const mostNamed = 5;

interface ContentTypes {
  findConfiguration(model: object): Promise<{ settings: { mainField: string } }>;
}

/** @throws ValidationError naming the published entries that would lose one of the files */
export async function refuseIfUsed(
  strapi: Core.Strapi,
  files: (MediaFile & { name: string })[],
): Promise<void> {
  const types = watchedTypes(strapi);
  for (const file of files) {
    const uses = await entriesShowing(strapi, types, [file]);
    if (uses.length === 0) continue;
    const named = await Promise.all(
      uses.slice(0, mostNamed).map(({ type, entry }) => titleOf(strapi, type.uid, entry.documentId)),
    );
    const rest = uses.length - named.length;
    const where = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
    throw new errors.ValidationError(
      `“${file.name}” is used on the website by ${where}. Take it out there and publish, then delete it. Nothing was deleted.`,
    );
  }
}

/** As the panel's lists show it. */
async function titleOf(strapi: Core.Strapi, uid: ContentUid, documentId: string): Promise<string> {
  const contentType = strapi.contentType(uid);
  const types: ContentTypes = strapi.plugin("content-manager").service("content-types");
  const { mainField } = (await types.findConfiguration(contentType)).settings;
  const entry: Record<string, unknown> | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: [mainField] });
  const kind = contentType.info.displayName;
  return contentType.kind === "singleType" ? kind : `${kind} “${entry?.[mainField] ?? documentId}”`;
}
