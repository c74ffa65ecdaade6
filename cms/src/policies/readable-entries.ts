import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody } from "../lib/request-body";
import { permissionsOn, withCreator } from "../strapi/content-manager";

interface Request {
  params: { model: string; sourceId?: string };
  request: object;
  state: { userAbility: unknown };
}

const bodySchema = z.object({ documentIds: z.array(z.string()) });

/**
 * Checks each entry that a call of the content manager answers with. Strapi checks merely that somebody may create,
 * or read, entries at all, be it but their own.
 */
const readableEntries = async (
  { params: { model, sourceId }, request, state }: Request,
  _config: unknown,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  const documentIds = sourceId === undefined ? parseBody(bodySchema, request).documentIds : [sourceId];
  // A route of the content manager also matches what is no content type; that is answered there.
  if (!Object.hasOwn(strapi.contentTypes, model)) return true;
  const entries: object[] = await strapi.db
    .query(model)
    .findMany({ where: { documentId: { $in: documentIds } }, populate: withCreator });
  const { can } = permissionsOn(strapi, state.userAbility, model);
  if (!entries.every((entry) => can.read(entry))) throw new errors.ForbiddenError();
  return true;
};

export default readableEntries;
