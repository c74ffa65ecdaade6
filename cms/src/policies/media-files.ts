import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody } from "../lib/request-body";
import { fileUid, type MediaFile, refuseIfUsed } from "../media/file-uses";
import { populateCreator } from "../strapi/content-manager";
import { strapiService } from "../strapi/services";

interface Request {
  params: { id?: string };
  request: object;
  state: { userAbility: unknown };
}

interface Config {
  /** Target of a call: the file or folder in the path, or the selection of files and folders in the body. */
  target: "file" | "folder" | "selection";
  deletes?: boolean;
}

const idsSchema = z.array(z.union([z.number(), z.string()])).optional();
const bodySchema = z.object({ fileIds: idsSchema, folderIds: idsSchema });

/**
 * Checks the user's permission for each file that a media library call deletes or moves, also inside folders. Refuses
 * to delete files that published entries use. Strapi itself does not check each file if a call changes several.
 */
const mediaFiles = async (
  { params, request, state }: Request,
  { target, deletes }: Config,
  { strapi }: { strapi: Core.Strapi },
): Promise<boolean> => {
  const selection = target === "selection" ? parseBody(bodySchema, request) : {};
  const { fileIds = target === "file" ? [params.id ?? ""] : [] } = selection;
  const { folderIds = target === "folder" ? [params.id ?? ""] : [] } = selection;
  const files = await filesIn(strapi, fileIds, folderIds);

  const manager = strapiService(strapi, "admin::permission").createPermissionsManager({
    ability: state.userAbility,
    action: "plugin::upload.assets.update",
    model: fileUid,
  });
  for (const file of files) {
    if (manager.ability.cannot(manager.action, manager.toSubject(file))) throw new errors.ForbiddenError();
  }
  if (deletes) await refuseIfUsed(strapi, files);
  return true;
};

async function filesIn(
  strapi: Core.Strapi,
  fileIds: (number | string)[],
  folderIds: (number | string)[],
): Promise<(MediaFile & { name: string })[]> {
  const folders: { path: string }[] = await strapi.db
    .query("plugin::upload.folder")
    .findMany({ where: { id: { $in: folderIds } }, select: ["path"] });
  const inFolders = folders.flatMap(({ path }) => [
    { folderPath: { $eq: path } },
    { folderPath: { $startsWith: `${path}/` } },
  ]);
  return strapi.db.query(fileUid).findMany({
    where: { $or: [{ id: { $in: fileIds } }, ...inFolders] },
    populate: populateCreator,
  });
}

export default mediaFiles;
