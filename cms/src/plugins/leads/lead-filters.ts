import { calendarDay } from "../../lib/team-time";
import labels from "./labels.json";

/** Filters of the list of leads, as they stand in its URL. All of them combine. */
export const filterNames = [
  "q",
  "period",
  "from",
  "to",
  "status",
  "assignee",
  "form",
  "campaign",
  "amount",
  "delivery",
  "review",
  "due",
  "waiting",
] as const;

export type FilterName = (typeof filterNames)[number];
export type LeadFilter = Partial<Record<FilterName, string>>;

type Choices = Readonly<Record<string, string>>;

/** Days counted back from now. */
export const periods: Choices = {
  "1": "Last 24 hours",
  "7": "Last 7 days",
  "30": "Last 30 days",
  "90": "Last 90 days",
};
export const statuses: Choices = { open: "Open (not closed, not spam)", ...labels.leadStatus };
export const amounts: Choices = {
  "50000": "$50,000 or more",
  "100000": "$100,000 or more",
  "250000": "$250,000 or more",
  "500000": "$500,000 or more",
};

/** The views that the team opens every day, each a filter. */
export const views = {
  new: { status: "new" },
  mine: { assignee: "me", status: "open" },
  due: { due: "yes" },
  week: { period: "7" },
  waiting: { waiting: "yes" },
  failed: { delivery: "failed" },
} as const satisfies Record<string, LeadFilter>;

export type ViewName = keyof typeof views;

export const viewLabels: Record<ViewName, string> = {
  new: "New",
  mine: "Mine",
  due: "Follow-up due",
  week: "Last 7 days",
  waiting: "Waiting more than a day",
  failed: "Not delivered",
};

/** Most leads that are changed or exported by their selection. */
export const mostSelected = 500;

export const dayMs = 24 * 3_600_000;

interface Context {
  now: Date;
  /** ID of the user who asks. */
  me: number;
  /** The time zone in which the team reads its calendar. */
  zone: string;
}

interface Filter {
  isValid: (value: string) => boolean;
  /** Strapi conditions, all of which a lead must meet. */
  conditions: (value: string, context: Context) => object[];
}

const searched = ["name", "email", "phone", "region", "message", "project", "campaignLabel"];
const isOpen = [{ leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }];
const isYes = (value: string): boolean => value === "yes";
const isTime = (value: string): boolean => value.endsWith("Z") && !Number.isNaN(Date.parse(value));
const isIn = (choices: Choices) => (value: string) => Object.hasOwn(choices, value);
const fits = (pattern: RegExp) => (value: string) => pattern.test(value);
const before = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const equals = (field: string, isValid: Filter["isValid"]): Filter => ({
  isValid,
  conditions: (value) => [{ [field]: { $eq: value } }],
});

const filters: Record<FilterName, Filter> = {
  q: {
    isValid: (text) => text.length <= 200,
    conditions: (text) => [{ $or: searched.map((field) => ({ [field]: { $containsi: text } })) }],
  },
  period: {
    isValid: fits(/^\d{1,3}$/),
    conditions: (days, { now }) => [{ receivedAt: { $gte: before(now, Number(days) * dayMs) } }],
  },
  from: { isValid: isTime, conditions: (time) => [{ receivedAt: { $gt: time } }] },
  to: { isValid: isTime, conditions: (time) => [{ receivedAt: { $lte: time } }] },
  status: {
    isValid: isIn(statuses),
    conditions: (status) => (status === "open" ? isOpen : [{ leadStatus: { $eq: status } }]),
  },
  assignee: {
    isValid: fits(/^(?:me|none|\d{1,9})$/),
    conditions: (user, { me }) => [
      { assignee: user === "none" ? { $null: true } : { $eq: user === "me" ? me : Number(user) } },
    ],
  },
  form: equals("form", isIn(labels.form)),
  campaign: equals("campaignLabel", (label) => label.length <= 700),
  amount: {
    isValid: fits(/^\d{1,10}$/),
    conditions: (dollars) => [{ amount: { $gte: Number(dollars) } }],
  },
  delivery: equals("deliveryState", isIn(labels.deliveryState)),
  review: { isValid: isYes, conditions: () => [{ needsReview: { $eq: true } }] },
  due: {
    isValid: isYes,
    conditions: (_, { now, zone }) => [{ followUpOn: { $lte: calendarDay(now, zone) } }, ...isOpen],
  },
  waiting: {
    isValid: isYes,
    conditions: (_, { now }) => [{ leadStatus: { $eq: "new" } }, { receivedAt: { $lt: before(now, dayMs) } }],
  },
};

export const isValidFilter = (name: FilterName, value: string): boolean => filters[name].isValid(value);

export const conditionsOf = (filter: LeadFilter, context: Context): object[] =>
  filterNames.flatMap((name) => {
    const value = filter[name];
    return value ? filters[name].conditions(value, context) : [];
  });

/** The filter in the query of a URL. */
export function filterIn(query: URLSearchParams): LeadFilter {
  return Object.fromEntries(filterNames.map((name) => [name, query.get(name)]).filter(([, value]) => value));
}

export const queryOf = (filter: LeadFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();

/** Path of the page in the panel. */
export const pagePath = "/inquiries";
export const listLink = (filter: LeadFilter): string => `${pagePath}?${queryOf(filter)}`;
