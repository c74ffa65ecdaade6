import { leadUid } from "./uids";

type Filter = Record<string, Record<string, string>>;

export const quickFilterLabels = {
  new: "New",
  mine: "Mine",
  week: "This week",
  waiting: "Waiting",
  failed: "Not delivered",
} as const;

export type QuickFilter = keyof typeof quickFilterLabels;

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

/** The leads behind each number and button, as Strapi filters. `me` is the name that leads are assigned to. */
export function quickFilters(now: Date, me: string): Record<QuickFilter, Filter[]> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const isNew = { leadStatus: { $eq: "new" } };
  return {
    new: [isNew],
    mine: [{ assignee: { $eq: me } }, { leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }],
    week: [{ receivedAt: { $gte: before(weekMs) } }],
    waiting: [isNew, { receivedAt: { $lt: before(dayMs) } }],
    failed: [{ deliveryState: { $eq: "failed" } }],
  };
}

/** The query of the list of leads that shows these. */
export function listQuery(filters: Filter[]): string {
  const query = new URLSearchParams({ page: "1", sort: "receivedAt:DESC" });
  for (const [index, filter] of filters.entries()) {
    for (const [field, condition] of Object.entries(filter)) {
      for (const [operator, value] of Object.entries(condition)) {
        query.set(`filters[$and][${index}][${field}][${operator}]`, value);
      }
    }
  }
  return query.toString();
}

export const listPath = `/content-manager/collection-types/${leadUid}`;
