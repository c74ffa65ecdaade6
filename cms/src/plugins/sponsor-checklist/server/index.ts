import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { contentType } from "../../../content";
import { parseBody } from "../../../request-body";
import { publishAction } from "../../../strapi-internals/content-manager";
import { panelAccess } from "../../../strapi-internals/routes";
import { nameWithAddress } from "../../lead-inbox/server/team";
import checklist from "./checklist.json";
import { findRemaining, remainingSchema } from "./remaining";

type Context = Parameters<Core.ControllerHandler>[0];

const itemSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    detail: z.string(),
    where: z.string(),
    /** The type in which it is entered; none for what is not entered in the panel. */
    type: z.string().optional(),
    /** How to find what is still open; without it only people can tell. */
    remaining: remainingSchema.optional(),
  })
  .strict();

/** What only the sponsor can supply, in the order in which one who begins would want it. */
const items = z.array(itemSchema).parse(checklist);

export interface ChecklistEntry extends Omit<z.infer<typeof itemSchema>, "type" | "remaining"> {
  href?: string;
  /** What of it is still a sample or missing, in words. */
  remaining: string[];
  state: "open" | "supplied" | "settled";
  settledBy?: string;
  settledAt?: string;
}

type Settled = Record<string, { by: string; at: string }>;

const settledStore = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "sponsor-checklist", key: "settled" });
const readSettled = async (strapi: Core.Strapi): Promise<Settled> =>
  ((await settledStore(strapi).get({})) as Settled | null) ?? {};

const settleSchema = z.object({
  id: z.enum(items.map(({ id }) => id) as [string, ...string[]]),
  isSettled: z.boolean(),
});

/** People who may publish the site settings answer for what the site says. */
const config = panelAccess([publishAction, "api::site-setting.site-setting"]);

export default {
  routes: {
    panel: {
      type: "admin",
      prefix: "/sponsor-checklist",
      routes: [
        { method: "GET", path: "/", handler: "checklist.find", config },
        { method: "POST", path: "/settled", handler: "checklist.settle", config },
      ],
    },
  },

  controllers: {
    checklist: ({ strapi }: { strapi: Core.Strapi }) => ({
      async find(ctx: Context) {
        ctx.body = { data: await checklistEntries(strapi) };
      },

      /** Records that somebody accepts an item as it stands, or no longer does. */
      async settle(ctx: Context) {
        const { id, isSettled } = parseBody(settleSchema, (ctx.request as { body?: unknown }).body);
        const { [id]: _earlier, ...others } = await readSettled(strapi);
        const mark = { by: nameWithAddress(ctx.state.user), at: new Date().toISOString() };
        await settledStore(strapi).set({ value: isSettled ? { ...others, [id]: mark } : others });
        ctx.body = { data: await checklistEntries(strapi) };
      },
    }),
  },
};

async function checklistEntries(strapi: Core.Strapi): Promise<ChecklistEntry[]> {
  const settled = await readSettled(strapi);
  const entries: ChecklistEntry[] = [];
  for (const { type: uid, remaining: kind, ...item } of items) {
    const type = contentType(strapi, uid);
    const remaining = type && kind ? await findRemaining(strapi, type, kind) : [];
    const isSupplied = kind !== undefined && remaining.length === 0;
    const mark = settled[item.id];
    const list = type?.kind === "singleType" ? "single-types" : "collection-types";
    const entry = { ...item, ...(type && { href: `/content-manager/${list}/${type.uid}` }), remaining };
    if (isSupplied) entries.push({ ...entry, state: "supplied" });
    else if (mark) entries.push({ ...entry, state: "settled", settledBy: mark.by, settledAt: mark.at });
    else entries.push({ ...entry, state: "open" });
  }
  return entries;
}
