import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody } from "../lib/request-body";
import { permissionChecker, populateCreator } from "../strapi/content-manager";

interface Request {
  params: { model: string; sourceId?: string };
  request: object;
  state: { userAbility: unknown };
}

const bodySchema = z.object({ documentIds: z.array(z.string()) });

/**
 * Checks that the user may read each entry that a Content Manager call returns. Strapi only checks that the user may
 * create or read some entries of the type.
 */
const readableEntries = async (
  { params: { model, sourceId }, request, state }: Request,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  const documentIds = sourceId === undefined ? parseBody(bodySchema, request).documentIds : [sourceId];
  // Let Strapi respond for a model that is not a content type.
  if (!Object.hasOwn(strapi.contentTypes, model)) return true;
  const entries: object[] = await strapi.db
    .query(model)
    .findMany({ where: { documentId: { $in: documentIds } }, populate: populateCreator });
  const { can } = permissionChecker(strapi, state.userAbility, model);
  if (!entries.every((entry) => can.read(entry))) throw new errors.ForbiddenError();
  return true;
};

export default readableEntries;
