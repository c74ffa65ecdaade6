import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { entryExists } from "../../../lib/content";
import { repeatUntilStop } from "../../../lib/repeat";
import { parseBody } from "../../../lib/request-body";
import { launchUid, legalTextUid, redirectUid } from "../../../lib/uids";
import { errorMessage } from "../../../lib/values";
import { permissionChecker } from "../../../strapi/content-manager";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import type { ListedRevision, RecentEntry } from "../changes";
import { readFormLabels } from "./form-labels";
import { recordHistory } from "./record";
import { findPermissionSubject, requireContentType, restore } from "./restore";
import {
  actionLabels,
  addRevisionTable,
  findNewestRevision,
  type Revision,
  type RevisionSummary,
  revisionQuery,
  summaryFields,
} from "./revision";

const dayMs = 86_400_000;
const maxAgeDays = 90;
const deletionPauseMs = 3_600_000;
const maxRecentEntries = 8;
const newest200 = { orderBy: { id: "desc" }, limit: 200 };

const restoreSchema = z.object({ undo: z.boolean().optional() });

/** Copies an entry at each change, keeps the copies for 90 days, and restores entries from them. */
export default {
  register: ({ strapi }: { strapi: Core.Strapi }): void => addRevisionTable(strapi),

  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    recordHistory(strapi);
    repeatUntilStop(strapi, () => deleteOldRevisions(strapi), deletionPauseMs);
  },

  routes: panelRoutes([
    ["GET", "/content-history/entries/:type/:entry", "history.list", panelAccess()],
    ["GET", "/content-history/labels/:type", "history.labels", panelAccess()],
    ["GET", "/content-history/revisions/:id", "history.changes", panelAccess()],
    ["POST", "/content-history/revisions/:id/restore", "history.restore", panelAccess()],
    ["GET", "/content-history/trash", "history.trash", panelAccess()],
    ["GET", "/content-history/recent", "history.recent", panelAccess()],
  ]),

  controllers: {
    history({ strapi }: { strapi: Core.Strapi }) {
      async function mayRead(ctx: Context, revision: RevisionSummary): Promise<boolean> {
        const { can } = permissionChecker(strapi, ctx.state.userAbility, revision.type);
        return can.read(await findPermissionSubject(strapi, revision));
      }

      async function findReadableRevision(ctx: Context): Promise<Revision> {
        const revision: Revision | null = await revisionQuery(strapi).findOne({
          where: { id: Number(ctx.params.id) || 0 },
        });
        if (!revision || !(await mayRead(ctx, revision))) throw new errors.NotFoundError();
        return revision;
      }

      const toListItem = ({ action, at, by, id, name, type }: RevisionSummary): ListedRevision => ({
        id,
        at,
        by: by || (action === "original" ? "The installation" : "The schedule"),
        name,
        action: actionLabels[action],
        isRefused: action === "refused",
        typeName: requireContentType(strapi, type).info.displayName,
      });

      return {
        async list(ctx: Context) {
          const { entry, type } = ctx.params;
          const { uid } = requireContentType(strapi, type);
          const where = { type: uid, entry };
          const query = { where, ...newest200, select: summaryFields };
          const revisions: RevisionSummary[] = await revisionQuery(strapi).findMany(query);
          const [newest] = revisions;
          ctx.body = { data: newest && (await mayRead(ctx, newest)) ? revisions.map(toListItem) : [] };
        },

        async labels(ctx: Context) {
          ctx.body = { data: await readFormLabels(strapi, requireContentType(strapi, ctx.params.type).uid) };
        },

        /** Returns the entry before and after a change, limited to fields that the user may read. */
        async changes(ctx: Context) {
          const revision = await findReadableRevision(ctx);
          const { data, entry, id, type } = revision;
          const previous = await findNewestRevision(strapi, type, entry, id);
          const { sanitizeOutput } = permissionChecker(strapi, ctx.state.userAbility, type);
          // Add the creator: some roles may read only entries that they created.
          const { createdBy } = await findPermissionSubject(strapi, revision);
          const [before, after] = [previous ? { ...previous.data, createdBy } : {}, { ...data, createdBy }];
          ctx.body = { data: { before: await sanitizeOutput(before), after: await sanitizeOutput(after) } };
        },

        /** Restores a revision as a draft. With `undo`, also publishes the entry again if it was published before. */
        async restore(ctx: Context) {
          const revision = await findReadableRevision(ctx);
          const { undo = false } = parseBody(restoreSchema, ctx.request);
          const newest = await findNewestRevision(strapi, revision.type, revision.entry);
          if (undo && newest?.id !== revision.id) {
            throw new errors.ValidationError(
              "Someone has changed this since. Check its history or the trash.",
            );
          }
          await restore(strapi, ctx, revision, undo);
          ctx.body = { data: {} };
        },

        /** Lists deleted entries that the user may read and create again, among the newest 200 deletions. */
        async trash(ctx: Context) {
          const where = { action: "delete" };
          const deletedEntries: Revision[] = await revisionQuery(strapi).findMany({ where, ...newest200 });
          const readableEntries: Revision[] = [];
          for (const revision of deletedEntries) {
            const { can } = permissionChecker(strapi, ctx.state.userAbility, revision.type);
            // Automatic redirects are deleted and restored with their entry.
            const isAutomaticRedirect = revision.type === redirectUid && revision.data.automatic === true;
            if (isAutomaticRedirect || !can.create() || !(await mayRead(ctx, revision))) continue;
            if (await isInTrash(strapi, revision)) readableEntries.push(revision);
          }
          ctx.body = { data: readableEntries.map(toListItem) };
        },

        /** Lists the entries that changed last, except the launch entry, legal texts and automatic redirects. */
        async recent(ctx: Context) {
          const recentEntries: RecentEntry[] = [];
          const seenEntries: string[] = [];
          while (recentEntries.length < maxRecentEntries && seenEntries.length < 200) {
            const revision: RevisionSummary | null = await revisionQuery(strapi).findOne({
              where: {
                action: { $ne: "refused" },
                entry: { $notIn: seenEntries },
                type: { $notIn: [launchUid, legalTextUid] },
              },
              orderBy: { id: "desc" },
              select: summaryFields,
            });
            if (!revision) break;
            const { entry, type } = revision;
            seenEntries.push(entry);
            // Leave out deleted entries, and automatic redirects, which change with their entry.
            const draft = await strapi.db
              .query(type)
              .findOne({ where: { documentId: entry, publishedAt: null } });
            if (!draft || draft.automatic || !(await mayRead(ctx, revision))) continue;
            const { kind } = requireContentType(strapi, type);
            const path = kind === "singleType" ? `single-types/${type}` : `collection-types/${type}/${entry}`;
            recentEntries.push({ ...toListItem(revision), path });
          }
          ctx.body = { data: recentEntries };
        },
      };
    },
  },
};

/** Returns true if the entry is deleted and this is its newest revision. */
async function isInTrash(strapi: Core.Strapi, { entry, id, type }: Revision): Promise<boolean> {
  if (await entryExists(strapi, type, entry)) return false;
  return (await revisionQuery(strapi).count({ where: { type, entry, id: { $gt: id } } })) === 0;
}

async function deleteOldRevisions(strapi: Core.Strapi): Promise<void> {
  const before = new Date(Date.now() - maxAgeDays * dayMs);
  await revisionQuery(strapi)
    .deleteMany({ where: { at: { $lt: before } } })
    .catch((error: unknown) => strapi.log.error(`Old history could not be deleted: ${errorMessage(error)}`));
}
