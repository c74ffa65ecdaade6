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
  /** Label of the empty choice. */
  none: string;
  choices: Choices;
  /** Allowed values in addition to the choices. */
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
const toggleFilter = { label: "", none: "", choices: { yes: "Yes" } };

/** Filters of the lead list, by query parameter. Several can be combined. */
export const leadFilters = {
  q: {
    ...toggleFilter,
    pattern: /^.{1,200}$/,
    conditions: (text) => [{ $or: searchedFields.map((field) => ({ [field]: { $containsi: text } })) }],
  },
  period: {
    label: "Period",
    none: "Any time",
    choices: { 1: "Last 24 hours", 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days" },
    pattern: /^\d{1,3}$/,
    conditions: (days, { now }) => [{ receivedAt: { $gte: timeBefore(now, Number(days) * dayMs) } }],
  },
  status: {
    label: "Status",
    none: "Any status",
    choices: { open: "Open (not closed, not spam)", ...labels.leadStatus },
    conditions: (status) => (status === "open" ? openConditions : [{ leadStatus: { $eq: status } }]),
  },
  assignee: {
    label: "Assigned to",
    none: "Anybody",
    choices: { me: "Mine", none: "Unassigned" },
    pattern: /^\d{1,9}$/,
    conditions: (user, { me }) => [
      { assignee: user === "none" ? { $null: true } : { $eq: user === "me" ? me : Number(user) } },
    ],
  },
  amount: {
    label: "Amount",
    none: "Any amount",
    choices: {
      50000: "$50,000 or more",
      100000: "$100,000 or more",
      250000: "$250,000 or more",
      500000: "$500,000 or more",
    },
    pattern: /^\d{1,10}$/,
    conditions: (dollars) => [{ amount: { $gte: Number(dollars) } }],
  },
  campaign: {
    label: "Campaign",
    none: "Any campaign",
    choices: {},
    pattern: /^.{1,700}$/,
    conditions: equalsCondition("campaignLabel"),
  },
  form: { label: "Form", none: "Any form", choices: labels.form, conditions: equalsCondition("form") },
  delivery: {
    label: "Delivery",
    none: "Any delivery",
    choices: labels.deliveryState,
    conditions: equalsCondition("deliveryState"),
  },
  review: { ...toggleFilter, conditions: () => [{ needsReview: { $eq: true } }] },
  due: {
    ...toggleFilter,
    conditions: (_, { now, zone }) => [{ followUpOn: { $lte: formatIsoDate(now, zone) } }, ...openConditions],
  },
  waiting: {
    ...toggleFilter,
    conditions: (_, { now }) => [
      { leadStatus: { $eq: "new" } },
      { receivedAt: { $lt: timeBefore(now, dayMs) } },
    ],
  },
} satisfies Record<string, FilterDefinition>;

export type FilterName = keyof typeof leadFilters;
export type LeadFilter = Partial<Record<FilterName, string>>;

const filterTable: Record<FilterName, FilterDefinition> = leadFilters;
// Object.keys() returns string[].
export const filterNames = Object.keys(filterTable) as FilterName[];

/** The filters that the team uses every day: quick filters, home page and digest. */
export const teamViews = {
  new: { label: "New", filter: { status: "new" } },
  mine: { label: "Mine", filter: { assignee: "me", status: "open" } },
  due: { label: "Follow-up due", filter: { due: "yes" } },
  waiting: { label: "Waiting more than a day", filter: { waiting: "yes" } },
  failed: { label: "Not delivered", filter: { delivery: "failed" } },
} as const satisfies Record<string, { label: string; filter: LeadFilter }>;

export type TeamViewName = keyof typeof teamViews;

/** Maximum number of leads that are changed or exported by selection. */
export const maxSelected = 500;

export const isValidFilterValue = (name: FilterName, value: string): boolean =>
  Object.hasOwn(filterTable[name].choices, value) || filterTable[name].pattern?.test(value) === true;

export const buildConditions = (filter: LeadFilter, context: FilterContext): object[] =>
  filterNames.flatMap((name) => {
    const value = filter[name];
    return value ? filterTable[name].conditions(value, context) : [];
  });

/** Reads the filter from the query of a URL. */
export const parseFilter = (query: URLSearchParams): LeadFilter =>
  Object.fromEntries(filterNames.map((name) => [name, query.get(name)]).filter(([, value]) => value));

export const toQuery = (filter: LeadFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();

/** Path of the page in the panel. */
export const inquiriesPath = "/inquiries";
export const filteredListPath = (filter: LeadFilter): string => `${inquiriesPath}?${toQuery(filter)}`;
