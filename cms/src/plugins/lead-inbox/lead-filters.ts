import { calendarDay } from "../../team-time";
import { leadUid } from "./uids";

type Filter = Record<string, Record<string, string>>;

export const quickFilterLabels = {
  new: "New",
  mine: "Mine",
  due: "Follow-up due",
  week: "Last 7 days",
  waiting: "Waiting",
  failed: "Not delivered",
} as const;

export type QuickFilter = keyof typeof quickFilterLabels;

export const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;

/**
 * The leads behind each number and button, as Strapi filters. `me` is the name that leads are assigned to, and the
 * time zone the one in which the team reads its calendar.
 */
export function quickFilters(now: Date, me: string, timeZone: string): Record<QuickFilter, Filter[]> {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const isNew = { leadStatus: { $eq: "new" } };
  const isOpen = [{ leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }];
  return {
    new: [isNew],
    mine: [{ assignee: { $eq: me } }, ...isOpen],
    due: [{ followUpOn: { $lte: calendarDay(now, timeZone) } }, ...isOpen],
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

const time = /^\d{4}-\d{2}-\d{2}T/;
const hourMs = 3_600_000;

/** Whether two queries of the list show the same. Times that are counted from the present may be an hour apart. */
export function isSameList(one: string, other: string): boolean {
  const [these, those] = [one, other].map((query) => [...new URLSearchParams(query)]);
  return (
    these?.length === those?.length &&
    Boolean(
      these?.every(([name, value], index) => {
        const [otherName, otherValue = ""] = those?.[index] ?? [];
        if (name !== otherName) return false;
        if (!time.test(value) || !time.test(otherValue)) return value === otherValue;
        return Math.abs(Date.parse(value) - Date.parse(otherValue)) < hourMs;
      }),
    )
  );
}

export const listPath = `/content-manager/collection-types/${leadUid}`;
