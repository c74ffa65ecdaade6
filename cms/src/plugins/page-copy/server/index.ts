import type { Core } from "@strapi/strapi";
import { isCommand } from "../../../lib/repeat";
import {
  createEntriesAction,
  deleteEntriesAction,
  legalTextUid,
  publishEntriesAction,
  updateEntriesAction,
} from "../../../lib/uids";
import { asRecord, stringField } from "../../../lib/values";
import { removePermissionActions } from "../../../strapi/content-manager";
import { type CataloguePage, catalogue, type Edits, fieldMatches, normalizeForSearch } from "../catalogue";
import { pageTextUid, recordLegalTexts } from "./legal-texts";

/** Copy and pictures of the site's pages. The site has the defaults; the cms stores what editors wrote instead. */
export default {
  register({ strapi }: { strapi: Core.Strapi }): void {
    strapi.customFields.register({
      name: "page-copy",
      type: "json",
      inputSize: { default: 12, isResizable: false },
    });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    removePermissionActions(strapi, pageTextUid, [createEntriesAction, deleteEntriesAction]);
    removePermissionActions(strapi, legalTextUid, [
      createEntriesAction,
      deleteEntriesAction,
      publishEntriesAction,
      updateEntriesAction,
    ]);
    if (isCommand(strapi)) return;
    addCopySearch(strapi);
    await updatePageTexts(strapi);
    await recordLegalTexts(strapi);
  },
};

/** Makes the list's search find pages by their copy. Strapi cannot, because default copy is not in the database. */
function addCopySearch(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ action, params, uid }, next) => {
    const query = stringField(params, "_q");
    if (uid !== pageTextUid || !query || (action !== "findMany" && action !== "count")) return next();
    const drafts: { page: string; copy: Edits | null }[] = await strapi.db
      .query(uid)
      .findMany({ where: { publishedAt: null }, select: ["page", "copy"] });
    const matchesQuery = ({ address, key, sections, title }: CataloguePage) =>
      normalizeForSearch(`${title}\n${address}`).includes(normalizeForSearch(query)) ||
      sections
        .flatMap(({ fields }) => fields)
        .some((field) =>
          fieldMatches(field, drafts.find(({ page }) => page === key)?.copy?.[field.path], query),
        );
    const page = { $in: catalogue.filter(matchesQuery).map(({ key }) => key) };
    const filters = { $and: [asRecord(params).filters ?? {}, { page }] };
    Object.assign(params, { _q: undefined, filters });
    return next();
  });
}

/** Makes the entries match the pages of the catalogue: creates missing ones, and updates titles and paths. */
async function updatePageTexts(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(pageTextUid);
  for (const { address, key: page, title } of catalogue) {
    const entries: { title: string; address: string }[] = await rows.findMany({ where: { page } });
    if (entries.length === 0) {
      const data = { page, title, address, copy: {} };
      await strapi.documents(pageTextUid).create({ data, status: "published" });
    } else if (entries.some((entry) => entry.title !== title || entry.address !== address)) {
      await rows.updateMany({ where: { page }, data: { title, address } });
    }
  }
}
