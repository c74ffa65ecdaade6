import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { findContentType, panelPath } from "../../../lib/content";
import { parseBody } from "../../../lib/request-body";
import { publishEntriesAction, settingsUid } from "../../../lib/uids";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { makePreviewLink } from "../../publishing/server/preview-link";
import checklist from "./checklist.json";
import { clearSamples, findRemainingItems, ruleSchema } from "./samples";

const launchUid = "api::launch.launch";

const itemSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    detail: z.string(),
    linkText: z.string().optional(),
    /** UID of the content type with the item's values; undefined if the item is not content. */
    type: z.string().optional(),
    /** Finds what remains to do; undefined if only a person can tell. */
    rule: ruleSchema.optional(),
    /** Effect while something remains: a live site hides the content, or the site cannot go live. */
    whenLive: z.enum(["hidden", "needed"]).optional(),
  })
  .strict();

type Item = z.infer<typeof itemSchema>;

/** Items that only the sponsor can supply, in the order to work through them. */
const items = z.array(itemSchema).parse(checklist);

export interface ChecklistEntry extends Omit<Item, "type" | "rule"> {
  href?: string;
  /** Names of what is missing or still a sample. */
  remaining: string[];
  /** True if a person may accept the item as it is; a missing value cannot be accepted. */
  canBeAccepted: boolean;
  isDone: boolean;
  /** True if the item is done because a person accepted it. */
  isAccepted: boolean;
}

export interface Checklist {
  isLive: boolean;
  /** URL of a preview of the site that marks everything a live site hides. */
  preview: string;
  /** Names of the samples that every page shows, without which the site cannot go live. */
  needed: string[];
  entries: ChecklistEntry[];
}

const acceptedItems = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "launch", key: "accepted" });

/** Returns the IDs of the items that a person accepted. */
const readAcceptedIds = async (strapi: Core.Strapi): Promise<string[]> =>
  z.array(z.string()).parse((await acceptedItems(strapi).get({})) ?? []);

const acceptSchema = z.object({ id: z.enum(items.map(({ id }) => id)), isAccepted: z.boolean() });
const liveSchema = z.object({ isLive: z.boolean() });

/** Anyone who may publish the site settings may go live. */
const publisherAccess = panelAccess([publishEntriesAction, settingsUid]);

export default {
  routes: panelRoutes([
    ["GET", "/launch", "checklist.find", publisherAccess],
    ["POST", "/launch/accepted", "checklist.accept", publisherAccess],
    ["POST", "/launch/live", "checklist.setLive", publisherAccess],
  ]),

  controllers: {
    checklist: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.set("cache-control", "no-store");
        ctx.body = { data: await readChecklist(strapi) };
      },

      /** Records or withdraws a user's acceptance of an item. Accepted samples lose their sample mark. */
      async accept(ctx: Context) {
        const { id, isAccepted } = parseBody(acceptSchema, ctx.request);
        const item = items.find((candidate) => candidate.id === id);
        if (item && !canAcceptItem(item))
          throw new errors.ValidationError("A missing value cannot be accepted. Fill it in first.");
        const type = findContentType(strapi, item?.type);
        await strapi.db.transaction(async () => {
          if (isAccepted && type && item?.rule) await clearSamples(strapi, type, item.rule);
          const others = (await readAcceptedIds(strapi)).filter((accepted) => accepted !== id);
          await acceptedItems(strapi).set({ value: isAccepted ? [...others, id] : others });
        });
        ctx.body = { data: await readChecklist(strapi) };
      },

      async setLive(ctx: Context) {
        const { isLive } = parseBody(liveSchema, ctx.request);
        const checklist = await readChecklist(strapi);
        if (isLive && checklist.needed.length > 0) {
          throw new errors.ValidationError(
            `Replace these samples first, because every page shows them: ${checklist.needed.join(", ")}`,
          );
        }
        const { documentId } = await findLaunch(strapi);
        const data: Record<string, unknown> = { isLive };
        await strapi.documents(launchUid).update({ documentId, data, status: "published" });
        strapi.log.info(isLive ? "The site is live" : "The site shows its samples again");
        ctx.body = { data: { ...checklist, isLive } };
      },
    }),
  },
};

/** Samples may be accepted as they are; an empty field may not. */
const canAcceptItem = ({ rule }: Item): boolean => rule?.kind !== "empty";

async function findLaunch(strapi: Core.Strapi): Promise<{ documentId: string; isLive?: boolean | null }> {
  const launches = strapi.documents(launchUid);
  return (
    (await launches.findFirst({ status: "published" })) ??
    launches.create({ data: { isLive: false }, status: "published" })
  );
}

async function readChecklist(strapi: Core.Strapi): Promise<Checklist> {
  const accepted = await readAcceptedIds(strapi);
  const entries: ChecklistEntry[] = [];
  for (const item of items) {
    const { type: uid, rule, ...copy } = item;
    const type = findContentType(strapi, uid);
    const remaining = type && rule ? await findRemainingItems(strapi, type, rule) : [];
    // A rule decides whether its item is done; a person accepts the others.
    const isAccepted = !rule && accepted.includes(item.id);
    entries.push({
      ...copy,
      ...(type && { href: panelPath(type) }),
      canBeAccepted: canAcceptItem(item),
      remaining,
      isAccepted,
      isDone: rule ? remaining.length === 0 : isAccepted,
    });
  }
  const { documentId, isLive } = await findLaunch(strapi);
  const preview = makePreviewLink({ type: "launch", documentId, path: "/" });
  const needed = entries.flatMap(({ remaining, whenLive }) => (whenLive === "needed" ? remaining : []));
  return { isLive: isLive === true, preview, entries, needed };
}
