import type { Core, UID } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { entryExists } from "../../../lib/content";
import { repeat } from "../../../lib/repeat";
import { parseBody } from "../../../lib/request-body";
import { redirectUid } from "../../../lib/uids";
import { reasonOf } from "../../../lib/values";
import { permissionsOn } from "../../../strapi/content-manager";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { differences, excerpts, type ListedRevision, labelOf, type ShownChange, shownText } from "../changes";
import { formTexts } from "./form-texts";
import { recordHistory } from "./record";
import { makeRestore, subjectOf, typeOf } from "./restore";
import {
  actions,
  addRevisionTable,
  newestRevision,
  type Revision,
  type RevisionSummary,
  revisions,
  revisionsOf,
} from "./revision";

const dayMs = 86_400_000;
const maxAgeDays = 90;
const pruneEveryMs = 3_600_000;
const trashSize = 200;

const restoreSchema = z.object({ undo: z.boolean().optional() });

/** Keeps every version of every entry for 90 days and restores what was changed, unpublished or deleted. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addRevisionTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    recordHistory(strapi);
    repeat(strapi, () => prune(strapi), pruneEveryMs);
  },

  routes: panelRoutes([
    ["GET", "/content-history/entries/:type/:entry", "history.list", panelAccess()],
    ["GET", "/content-history/form-texts/:type", "history.formTexts", panelAccess()],
    ["GET", "/content-history/revisions/:id", "history.changes", panelAccess()],
    ["POST", "/content-history/revisions/:id/restore", "history.restore", panelAccess()],
    ["GET", "/content-history/trash", "history.trash", panelAccess()],
  ]),

  controllers: {
    history({ strapi }: { strapi: Core.Strapi }) {
      const restore = makeRestore(strapi);

      async function mayRead(ctx: Context, revision: RevisionSummary): Promise<boolean> {
        const { can } = permissionsOn(strapi, ctx.state.userAbility, revision.type);
        return can.read(await subjectOf(strapi, revision));
      }

      async function readableRevision(ctx: Context): Promise<Revision> {
        const found: Revision | null = await revisions(strapi).findOne({
          where: { id: Number(ctx.params.id) || 0 },
        });
        if (!found || !(await mayRead(ctx, found))) throw new errors.NotFoundError();
        return found;
      }

      const listItem = ({ action, at, by, id, name, type }: RevisionSummary): ListedRevision => ({
        ...{ id, at, by: by || "The schedule", name, action: actions[action] },
        kind: typeOf(strapi, type).info.displayName,
      });

      return {
        async list(ctx: Context) {
          const { entry, type } = ctx.params;
          const { uid } = typeOf(strapi, type);
          const found = await revisionsOf(strapi, uid, entry);
          const [newest] = found;
          const mayList = newest && (await mayRead(ctx, newest));
          const onSite = mayList && (await isPublished(strapi, uid, entry)) && publishedRevision(found);
          ctx.body = {
            data: mayList
              ? found.map((revision) => ({ ...listItem(revision), isOnSite: revision === onSite }))
              : [],
          };
        },

        async formTexts(ctx: Context) {
          ctx.body = { data: await formTexts(strapi, typeOf(strapi, ctx.params.type).uid) };
        },

        /** Returns what a revision changed, limited to fields that the user may read. */
        async changes(ctx: Context) {
          const revision = await readableRevision(ctx);
          const { entry, id, type } = revision;
          const previous = await newestRevision(strapi, type, entry, id);
          const { sanitizeOutput } = permissionsOn(strapi, ctx.state.userAbility, type);
          const { createdBy } = await subjectOf(strapi, revision);
          // Add the creator: some roles may read only entries that they created.
          const after = await sanitizeOutput({ ...revision.data, createdBy });
          const before = previous ? await sanitizeOutput({ ...previous.data, createdBy }) : {};
          const texts = await formTexts(strapi, typeOf(strapi, type).uid);
          const changes = differences(before, after).map((change): ShownChange => {
            const { path } = change;
            const [beforeText, afterText] = excerpts(
              shownText(change.before, path, texts),
              shownText(change.after, path, texts),
            );
            return { label: labelOf(path, texts), before: beforeText, after: afterText };
          });
          ctx.body = { data: changes };
        },

        /** Restores a revision as a draft. With `undo`, also publishes the entry again if it was published before. */
        async restore(ctx: Context) {
          const revision = await readableRevision(ctx);
          const { undo = false } = parseBody(restoreSchema, ctx.request);
          const newest = await newestRevision(strapi, revision.type, revision.entry);
          if (undo && newest?.id !== revision.id) {
            throw new errors.ValidationError(
              "Someone has changed this since. Check its history or the trash.",
            );
          }
          await restore(ctx, revision, undo);
          ctx.body = { data: {} };
        },

        /** Lists deleted entries of the types in which the user may create entries. */
        async trash(ctx: Context) {
          const where = { action: "delete" };
          const newest = { orderBy: { id: "desc" }, limit: trashSize };
          const found: Revision[] = await revisions(strapi).findMany({ where, ...newest });
          const listed: Revision[] = [];
          for (const revision of found) {
            const { can } = permissionsOn(strapi, ctx.state.userAbility, revision.type);
            // Automatic redirects are deleted and restored with their entry.
            const isAutomaticRedirect = revision.type === redirectUid && revision.data.automatic === true;
            if (isAutomaticRedirect || !can.create() || !(await mayRead(ctx, revision))) continue;
            if (await isInTrash(strapi, revision)) listed.push(revision);
          }
          ctx.body = { data: listed.map(listItem) };
        },
      };
    },
  },
};

const isPublished = async (strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<boolean> =>
  (await strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

/** Returns the newest published revision, or the version from before the first recorded change. */
const publishedRevision = (newestFirst: RevisionSummary[]): RevisionSummary | undefined =>
  newestFirst.find(({ action }) => action === "publish") ??
  newestFirst.find(({ action }) => action === "original");

/** Returns true if the entry is deleted and this is its newest revision. */
async function isInTrash(strapi: Core.Strapi, { entry, id, type }: Revision): Promise<boolean> {
  if (await entryExists(strapi, type, entry)) return false;
  return (await revisions(strapi).count({ where: { type, entry, id: { $gt: id } } })) === 0;
}

async function prune(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - maxAgeDays * dayMs);
  await revisions(strapi)
    .deleteMany({ where: { at: { $lt: before } } })
    .catch((error: unknown) => strapi.log.error(`Old history could not be deleted: ${reasonOf(error)}`));
}
