import { formatIsoDate } from "../../lib/team-time";
import type { Choices } from "./fields";
import labels from "./labels.json";

interface FilterContext {
  now: Date;
  /** ID of the current user. */
  me: number;
  /** IANA name of the team's time zone. */
  zone: string;
}

interface FilterDefinition {
  label: string;
  choices: Choices;
  /** Allowed values; by default, up to 700 characters. */
  pattern?: RegExp;
  /** Strapi conditions, all of which a lead must meet. */
  conditions: (value: string, context: FilterContext) => object[];
}

const dayMs = 24 * 3_600_000;
const searchedFields = ["name", "email", "phone", "region", "message", "project", "campaignLabel"];
const openConditions = [{ leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }];
const timeBefore = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const equalsCondition =
  (field: string): FilterDefinition["conditions"] =>
  (value) => [{ [field]: { $eq: value } }];

const filters = {
  q: {
    label: "Search",
    choices: {},
    pattern: /^.{1,200}$/,
    conditions: (text) => [{ $or: searchedFields.map((field) => ({ [field]: { $containsi: text } })) }],
  },
  period: {
    label: "Period",
    choices: { 1: "Last 24 hours", 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days" },
    pattern: /^\d{1,3}$/,
    conditions: (days, { now }) => [{ receivedAt: { $gte: timeBefore(now, Number(days) * dayMs) } }],
  },
  status: {
    label: "Status",
    choices: { open: "Open (not closed, not spam)", ...labels.leadStatus },
    conditions: (status) => (status === "open" ? openConditions : [{ leadStatus: { $eq: status } }]),
  },
  assignee: {
    label: "Assigned to",
    choices: { me: "Mine", none: "Unassigned" },
    pattern: /^(me|none|\d{1,9})$/,
    conditions: (user, { me }) => [
      { assignee: user === "none" ? { $null: true } : { $eq: user === "me" ? me : Number(user) } },
    ],
  },
  amount: {
    label: "Amount",
    choices: {
      50000: "$50,000 or more",
      100000: "$100,000 or more",
      250000: "$250,000 or more",
      500000: "$500,000 or more",
    },
    pattern: /^\d{1,9}$/,
    conditions: (dollars) => [{ amount: { $gte: Number(dollars) } }],
  },
  campaign: {
    label: "Campaign",
    choices: {},
    conditions: equalsCondition("campaignLabel"),
  },
  form: { label: "Form", choices: labels.form, conditions: equalsCondition("form") },
  delivery: {
    label: "Delivery",
    choices: labels.deliveryState,
    conditions: equalsCondition("deliveryState"),
  },
  attention: {
    label: "To do",
    choices: { due: "Follow-up due", waiting: "Waiting more than a day", review: "Needs review" },
    pattern: /^(due|waiting|review)$/,
    conditions: (kind, { now, zone }) => {
      if (kind === "review") return [{ needsReview: { $eq: true } }];
      return kind === "due"
        ? [{ followUpOn: { $lte: formatIsoDate(now, zone) } }, ...openConditions]
        : [{ leadStatus: { $eq: "new" } }, { receivedAt: { $lt: timeBefore(now, dayMs) } }];
    },
  },
} satisfies Record<string, FilterDefinition>;

export type FilterName = keyof typeof filters;
export type LeadFilter = Partial<Record<FilterName, string>>;

/** Filters of the lead list, by query parameter. Several can be combined. */
export const leadFilters: Record<FilterName, FilterDefinition> = filters;
// Object.keys() returns string[].
export const filterNames = Object.keys(leadFilters) as FilterName[];

/** The filters that the home page counts. */
export const teamViews = {
  new: { label: "New", filter: { status: "new" } },
  mine: { label: "Mine", filter: { assignee: "me", status: "open" } },
  due: { label: "Follow-up due", filter: { attention: "due" } },
  waiting: { label: "Waiting more than a day", filter: { attention: "waiting" } },
  failed: { label: "Not delivered", filter: { delivery: "failed" } },
} as const satisfies Record<string, { label: string; filter: LeadFilter }>;

export const buildConditions = (filter: LeadFilter, context: FilterContext): object[] =>
  filterNames.flatMap((name) => {
    const value = filter[name];
    return value ? leadFilters[name].conditions(value, context) : [];
  });

/** Reads the filter from the query of a URL. */
export const parseFilter = (query: URLSearchParams): LeadFilter =>
  Object.fromEntries(filterNames.map((name) => [name, query.get(name)]).filter(([, value]) => value));

export const toQuery = (filter: LeadFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();

/** Path of the page in the panel. */
export const inquiriesPath = "/inquiries";
export const filteredListPath = (filter: LeadFilter): string => `${inquiriesPath}?${toQuery(filter)}`;
