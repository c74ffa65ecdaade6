import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { findContentType, panelPath } from "../../../lib/content";
import { parseBody } from "../../../lib/request-body";
import { launchUid, publishEntriesAction, settingsUid } from "../../../lib/uids";
import { type Context, panelAccess, panelRoutes } from "../../../strapi/routes";
import { makePreviewLink } from "../../publishing/server/preview-link";
import checklist from "./checklist.json";
import { clearSamples, findRemaining, ruleSchema } from "./samples";

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

type ItemDefinition = z.infer<typeof itemSchema>;

/** Items that only the sponsor can supply, in the order to work through them. */
const definitions = z.array(itemSchema).parse(checklist);

export interface ChecklistItem extends Omit<ItemDefinition, "type" | "rule"> {
  /** Path in the panel of the screen that edits the content. */
  href?: string;
  /** Names of what is missing or still a sample. */
  remaining: string[];
  /** True if a person may accept the item as it is; a missing value cannot be accepted. */
  canBeAccepted: boolean;
  isDone: boolean;
  /** True if a person accepted the item. Always false for an item with a rule, which decides whether it is done. */
  isAccepted: boolean;
}

export interface Checklist {
  isLive: boolean;
  /** URL of a preview of the site that marks everything a live site hides. */
  previewUrl: string;
  /** Names of the samples that must be replaced before the site can go live, because every page shows them. */
  blockingSamples: string[];
  items: ChecklistItem[];
}

const acceptedStore = (strapi: Core.Strapi) => strapi.store({ type: "api", name: "launch", key: "accepted" });

/** Returns the IDs of the items that a person accepted. */
const readAcceptedIds = async (strapi: Core.Strapi): Promise<string[]> =>
  z.array(z.string()).parse((await acceptedStore(strapi).get({})) ?? []);

const acceptSchema = z.object({ id: z.enum(definitions.map(({ id }) => id)), isAccepted: z.boolean() });
const liveSchema = z.object({ isLive: z.boolean() });

/** Anyone who may publish the site settings may go live. */
const publisherAccess = panelAccess([publishEntriesAction, settingsUid]);

export default {
  routes: panelRoutes([
    ["GET", "/launch", "checklist.find", publisherAccess],
    ["POST", "/launch/accepted", "checklist.setAccepted", publisherAccess],
    ["POST", "/launch/live", "checklist.setLive", publisherAccess],
  ]),

  controllers: {
    checklist: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.set("cache-control", "no-store");
        ctx.body = { data: await readChecklist(strapi) };
      },

      /** Records or withdraws a user's acceptance of an item. Accepted samples lose their sample mark. */
      async setAccepted(ctx: Context) {
        const { id, isAccepted } = parseBody(acceptSchema, ctx.request);
        const definition = definitions.find((candidate) => candidate.id === id);
        if (definition && !canBeAccepted(definition))
          throw new errors.ValidationError("A missing value cannot be accepted. Fill it in first.");
        const type = findContentType(strapi, definition?.type);
        await strapi.db.transaction(async () => {
          if (isAccepted && type && definition?.rule) await clearSamples(strapi, type, definition.rule);
          const others = (await readAcceptedIds(strapi)).filter((accepted) => accepted !== id);
          await acceptedStore(strapi).set({ value: isAccepted ? [...others, id] : others });
        });
        ctx.body = { data: await readChecklist(strapi) };
      },

      async setLive(ctx: Context) {
        const { isLive } = parseBody(liveSchema, ctx.request);
        const checklist = await readChecklist(strapi);
        if (isLive && checklist.blockingSamples.length > 0) {
          throw new errors.ValidationError(
            `Replace these samples first, because every page shows them: ${checklist.blockingSamples.join(", ")}`,
          );
        }
        const { documentId } = await findOrCreateLaunch(strapi);
        const data: Record<string, unknown> = { isLive };
        await strapi.documents(launchUid).update({ documentId, data, status: "published" });
        strapi.log.info(isLive ? "The site is live" : "The site shows its samples again");
        ctx.body = { data: { ...checklist, isLive } };
      },
    }),
  },
};

/** Samples may be accepted as they are; an empty field may not. */
const canBeAccepted = ({ rule }: ItemDefinition): boolean => rule?.kind !== "empty";

async function findOrCreateLaunch(
  strapi: Core.Strapi,
): Promise<{ documentId: string; isLive?: boolean | null }> {
  const launches = strapi.documents(launchUid);
  return (
    (await launches.findFirst({ status: "published" })) ??
    launches.create({ data: { isLive: false }, status: "published" })
  );
}

async function readChecklist(strapi: Core.Strapi): Promise<Checklist> {
  const acceptedIds = await readAcceptedIds(strapi);
  const items: ChecklistItem[] = [];
  for (const definition of definitions) {
    const { type: uid, rule, ...fields } = definition;
    const type = findContentType(strapi, uid);
    const remaining = type && rule ? await findRemaining(strapi, type, rule) : [];
    // A rule decides whether its item is done; a person accepts the others.
    const isAccepted = !rule && acceptedIds.includes(definition.id);
    items.push({
      ...fields,
      ...(type && { href: panelPath(type) }),
      canBeAccepted: canBeAccepted(definition),
      remaining,
      isAccepted,
      isDone: rule ? remaining.length === 0 : isAccepted,
    });
  }
  const { documentId, isLive } = await findOrCreateLaunch(strapi);
  const previewUrl = makePreviewLink({ type: "launch", documentId, path: "/" });
  const blockingSamples = items.flatMap(({ remaining, whenLive }) =>
    whenLive === "needed" ? remaining : [],
  );
  return { isLive: isLive === true, previewUrl, items, blockingSamples };
}
