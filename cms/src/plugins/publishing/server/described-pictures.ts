import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { contentType } from "../../../content";
import { fieldsOf, textIn } from "../../../record";
import { fieldError, invalidFields } from "../../../request-body";

/** `pluginOptions.publishing` of a field: without a description, a page would have nothing to say of this picture. */
const described = z.object({ publishing: z.object({ isDescribed: z.literal(true) }) });

const pictureSchema = z.object({ name: z.string(), alternativeText: z.string().nullable() });

const message =
  "Describe this picture first: press the pencil under it and fill in “Alternative text”, for people who cannot see it.";

/**
 * Lets nobody publish or schedule a picture without its description. What the schedule and the first start publish is
 * not asked about: nobody would see the answer.
 */
export function askForDescriptions(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    const isByHand = strapi.requestContext.get()?.state.userAbility !== undefined;
    if (!isByHand || !contentType(strapi, uid)) return next();
    if (action === "publish") {
      await refuseUndescribed(strapi, uid, params.documentId);
      return next();
    }
    if (action !== "create" && action !== "update") return next();
    if (!fieldsOf(params.data).publishAt) return next();
    return strapi.db.transaction(async () => {
      const saved = await next();
      const documentId = textIn(saved, "documentId");
      if (documentId !== undefined) await refuseUndescribed(strapi, uid, documentId);
      return saved;
    });
  });
}

async function refuseUndescribed(strapi: Core.Strapi, uid: UID.Schema, documentId: string): Promise<void> {
  const paths = picturesOf(strapi, uid);
  if (paths.length === 0) return;
  const populate = paths.map((path) => path.join("."));
  const draft: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, populate });
  const problems = paths.filter((path) => {
    const picture = path.reduce((value, name) => fieldsOf(value)[name], draft);
    return picture && !hasDescription(picture);
  });
  if (problems.length > 0) throw invalidFields(problems.map((path) => fieldError(path, message)));
}

/** Where a type has such pictures, also in its components. */
function picturesOf(strapi: Core.Strapi, uid: UID.Schema): string[][] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
    if (attribute.type === "component") {
      return picturesOf(strapi, attribute.component).map((path) => [name, ...path]);
    }
    return described.safeParse(attribute.pluginOptions).success ? [[name]] : [];
  });
}

/** The library first names a picture after its file, which describes nothing. */
function hasDescription(picture: unknown): boolean {
  const { alternativeText, name } = pictureSchema.parse(picture);
  return !!alternativeText?.trim() && alternativeText !== name;
}
