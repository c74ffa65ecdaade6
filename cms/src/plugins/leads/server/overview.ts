import type { Core } from "@strapi/strapi";
import type { Overview, Share } from "../answers";
import { textOf } from "../labels";
import { type LeadFilter, type ViewName, views } from "../lead-filters";
import { leadUid } from "../uids";
import type { Actor } from "./lead-changes";
import { leadsFor } from "./lead-list";

const weekMs = 7 * 24 * 3_600_000;
const shownWeeks = 8;
const shownShares = 6;

export async function overviewFor(
  strapi: Core.Strapi,
  actor: Pick<Actor, "ability" | "id">,
): Promise<Overview> {
  const now = new Date();
  const leads = strapi.documents(leadUid);
  const filtersOf = async (filter: LeadFilter) => (await leadsFor(strapi, filter, actor)).filters;
  const count = async (name: ViewName) => leads.count({ filters: await filtersOf(views[name]) });
  const counts = {
    new: await count("new"),
    mine: await count("mine"),
    due: await count("due"),
    week: await count("week"),
    waiting: await count("waiting"),
    failed: await count("failed"),
  };
  const since = new Date(now.getTime() - shownWeeks * weekMs).toISOString();
  const arrivals = await leads.findMany({
    filters: await filtersOf({ from: since }),
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
