import type { Core } from "@strapi/strapi";
import { permissionsOn } from "../../../strapi-internals/content-manager";
import { teamTimeZone } from "../../../team-time";
import { textOf } from "../labels";
import { type QuickFilter, quickFilters } from "../lead-filters";
import { leadUid } from "../uids";

/** What investor relations' first page shows: numbers, each of them a filter of the list, and where leads come from. */
export interface Overview {
  counts: Record<QuickFilter, number>;
  /** Eight times seven days back from now, each with its bounds (ISO 8601), the last seven days first. */
  weeks: { from: string; to: string; count: number }[];
  /** Leads of these weeks by form and by campaign, the most frequent first. */
  forms: Share[];
  campaigns: Share[];
}

interface Share {
  value: string;
  count: number;
}

const weekMs = 7 * 24 * 3_600_000;
const shownWeeks = 8;
const shownShares = 6;

/** @param me the name that leads are assigned to */
export async function overviewFor(strapi: Core.Strapi, userAbility: unknown, me: string): Promise<Overview> {
  const now = new Date();
  const permissions = permissionsOn(strapi, userAbility, leadUid);
  const readable = async (filters: object[]) =>
    (await permissions.sanitizedQuery.read({ filters: { $and: filters } })).filters;
  const filters = quickFilters(now, me, await teamTimeZone(strapi));
  const count = async (name: QuickFilter): Promise<number> =>
    strapi.documents(leadUid).count({ filters: await readable(filters[name]) });

  const counts = {
    new: await count("new"),
    mine: await count("mine"),
    due: await count("due"),
    week: await count("week"),
    waiting: await count("waiting"),
    failed: await count("failed"),
  };
  const since = new Date(now.getTime() - shownWeeks * weekMs).toISOString();
  const arrivals = await strapi.documents(leadUid).findMany({
    filters: await readable([{ receivedAt: { $gte: since } }]),
    fields: ["receivedAt", "form", "campaignLabel"],
  });
  const times = arrivals.map(({ receivedAt }) => Date.parse(textOf(receivedAt)));
  const weeks = Array.from({ length: shownWeeks }, (_, index) => {
    const to = now.getTime() - index * weekMs;
    const from = to - weekMs;
    const count = times.filter((time) => time > from && time <= to).length;
    return { from: new Date(from).toISOString(), to: new Date(to).toISOString(), count };
  });
  return {
    counts,
    weeks,
    forms: sharesOf(arrivals.map(({ form }) => textOf(form))),
    campaigns: sharesOf(arrivals.map(({ campaignLabel }) => textOf(campaignLabel))),
  };
}

function sharesOf(values: string[]): Share[] {
  return [...Map.groupBy(values, (value) => value)]
    .filter(([value]) => value !== "")
    .map(([value, all]) => ({ value, count: all.length }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, shownShares);
}
