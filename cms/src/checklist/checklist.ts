import type { Core } from "@strapi/strapi";
import { type ChecklistItem, checklistItems } from "./checklist-items";

/** An item as the panel shows it. */
export interface ChecklistEntry extends Omit<ChecklistItem, "find"> {
  /** What of it is still a sample or missing, in words. */
  remaining: string[];
  state: "open" | "supplied" | "settled";
  /** Who has said that it is settled, and when. */
  settledBy?: string;
  settledAt?: string;
}

interface Settled {
  by: string;
  at: string;
}

const marks = (strapi: Core.Strapi) =>
  strapi.store({ type: "api", name: "sponsor-checklist", key: "settled" });

const settledItems = async (strapi: Core.Strapi): Promise<Record<string, Settled>> =>
  ((await marks(strapi).get({})) as Record<string, Settled> | null) ?? {};

/** What the sponsor has to supply, and what of it is still open. */
export async function sponsorChecklist(strapi: Core.Strapi): Promise<ChecklistEntry[]> {
  const settled = await settledItems(strapi);
  const entries: ChecklistEntry[] = [];
  for (const { find, ...item } of checklistItems) {
    const remaining = find ? await find(strapi) : [];
    const isSupplied = find !== undefined && remaining.length === 0;
    const mark = settled[item.id];
    if (mark && !isSupplied) {
      entries.push({ ...item, remaining, state: "settled", settledBy: mark.by, settledAt: mark.at });
    } else {
      entries.push({ ...item, remaining, state: isSupplied ? "supplied" : "open" });
    }
  }
  return entries;
}

/** Notes that somebody takes an item as settled as it stands, or no longer does. */
export async function settleItem(
  strapi: Core.Strapi,
  id: string,
  isSettled: boolean,
  by: string,
): Promise<void> {
  const { [id]: _earlier, ...others } = await settledItems(strapi);
  const value = isSettled ? { ...others, [id]: { by, at: new Date().toISOString() } } : others;
  await marks(strapi).set({ value });
}
