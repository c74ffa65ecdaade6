import { isoDate } from "../../lib/team-time";
import type { Choices } from "./fields";
import labels from "./labels.json";

interface Context {
  now: Date;
  /** ID of the current user. */
  me: number;
  /** IANA name of the team's time zone. */
  zone: string;
}

interface Filter {
  label: string;
  /** Label of the empty choice. */
  none: string;
  choices: Choices;
  /** Allowed values in addition to the choices. */
  pattern?: RegExp;
  /** Strapi conditions, all of which a lead must meet. */
  conditions: (value: string, context: Context) => object[];
}

const dayMs = 24 * 3_600_000;
const searchedFields = ["name", "email", "phone", "region", "message", "project", "campaignLabel"];
const openConditions = [{ leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }];
const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const equals =
  (field: string): Filter["conditions"] =>
  (value) => [{ [field]: { $eq: value } }];
const toggle = { label: "", none: "", choices: { yes: "Yes" } };

/** Filters of the lead list, by query parameter. Several can be combined. */
export const filters = {
  q: {
    ...toggle,
    pattern: /^.{1,200}$/,
    conditions: (text) => [{ $or: searchedFields.map((field) => ({ [field]: { $containsi: text } })) }],
  },
  period: {
    label: "Period",
    none: "Any time",
    choices: { 1: "Last 24 hours", 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days" },
    pattern: /^\d{1,3}$/,
    conditions: (days, { now }) => [{ receivedAt: { $gte: before(now, Number(days) * dayMs) } }],
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
    conditions: equals("campaignLabel"),
  },
  form: { label: "Form", none: "Any form", choices: labels.form, conditions: equals("form") },
  delivery: {
    label: "Delivery",
    none: "Any delivery",
    choices: labels.deliveryState,
    conditions: equals("deliveryState"),
  },
  review: { ...toggle, conditions: () => [{ needsReview: { $eq: true } }] },
  due: {
    ...toggle,
    conditions: (_, { now, zone }) => [{ followUpOn: { $lte: isoDate(now, zone) } }, ...openConditions],
  },
  waiting: {
    ...toggle,
    conditions: (_, { now }) => [{ leadStatus: { $eq: "new" } }, { receivedAt: { $lt: before(now, dayMs) } }],
  },
} satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;
export type LeadFilter = Partial<Record<FilterName, string>>;

const filterTable: Record<FilterName, Filter> = filters;
// Object.keys() returns string[].
export const filterNames = Object.keys(filterTable) as FilterName[];

/** The filters that the team uses every day: quick filters, home page and digest. */
export const views = {
  new: { label: "New", filter: { status: "new" } },
  mine: { label: "Mine", filter: { assignee: "me", status: "open" } },
  due: { label: "Follow-up due", filter: { due: "yes" } },
  waiting: { label: "Waiting more than a day", filter: { waiting: "yes" } },
  failed: { label: "Not delivered", filter: { delivery: "failed" } },
} as const satisfies Record<string, { label: string; filter: LeadFilter }>;

export type ViewName = keyof typeof views;

/** Maximum number of leads that are changed or exported by selection. */
export const maxSelected = 500;

export const isValidFilter = (name: FilterName, value: string): boolean =>
  Object.hasOwn(filterTable[name].choices, value) || filterTable[name].pattern?.test(value) === true;

export const conditionsOf = (filter: LeadFilter, context: Context): object[] =>
  filterNames.flatMap((name) => {
    const value = filter[name];
    return value ? filterTable[name].conditions(value, context) : [];
  });

/** Reads the filter from the query of a URL. */
export const parseFilter = (query: URLSearchParams): LeadFilter =>
  Object.fromEntries(filterNames.map((name) => [name, query.get(name)]).filter(([, value]) => value));

export const queryOf = (filter: LeadFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();

/** Path of the page in the panel. */
export const pagePath = "/inquiries";
export const listLink = (filter: LeadFilter): string => `${pagePath}?${queryOf(filter)}`;
