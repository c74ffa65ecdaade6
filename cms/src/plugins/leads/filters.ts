import { formatIsoDate } from "../../lib/team-time";
import { amountLabel, type Choices, labels } from "./fields";

interface FilterContext {
  now: Date;
  /** User who filters; the choice "me" stands for this user. */
  userId: number;
  /** IANA name of the team's time zone. */
  zone: string;
}

interface FilterDefinition {
  label: string;
  /** Values to choose from, in addition to those that the server lists. */
  choices?: Choices;
  /** Allowed values; by default, the choices, or up to 700 characters if there are none. */
  pattern?: RegExp;
  /** Strapi condition. */
  condition: (value: string, context: FilterContext) => object;
}

/** Filters of a list by query parameter. */
export type Filters = Readonly<Record<string, FilterDefinition>>;

const dayMs = 24 * 3_600_000;
const openCondition = { leadStatus: { $notIn: ["closed", "spam"] } };
const timeBefore = (now: Date, ms: number): string => new Date(now.getTime() - ms).toISOString();
const equals =
  (field: string): FilterDefinition["condition"] =>
  (value) => ({ [field]: value });
const contains =
  (...fields: string[]): FilterDefinition["condition"] =>
  (text) => ({ $or: fields.map((field) => ({ [field]: { $containsi: text } })) });

export const leadFilters = {
  q: {
    label: "Search",
    condition: contains("name", "email", "phone", "region", "message", "project", "campaignLabel"),
  },
  period: {
    label: "Period",
    choices: { 1: "Last 24 hours", 7: "Last 7 days", 30: "Last 30 days", 90: "Last 90 days" },
    condition: (days, { now }) => ({ receivedAt: { $gte: timeBefore(now, Number(days) * dayMs) } }),
  },
  status: {
    label: "Status",
    choices: { open: "Open (not closed, not spam)", ...labels.leadStatus },
    condition: (leadStatus) => (leadStatus === "open" ? openCondition : { leadStatus }),
  },
  assignee: {
    label: "Assigned to",
    choices: { me: "Mine", none: "Unassigned" },
    pattern: /^(me|none|\d{1,9})$/,
    condition: (user, { userId }) => ({
      assignee: user === "none" ? null : user === "me" ? userId : Number(user),
    }),
  },
  amount: {
    label: "Amount",
    choices: Object.fromEntries(
      [50_000, 100_000, 250_000, 500_000].map((amount) => [amount, `${amountLabel(amount)} or more`]),
    ),
    condition: (dollars) => ({ amount: { $gte: Number(dollars) } }),
  },
  campaign: { label: "Campaign", condition: equals("campaignLabel") },
  form: { label: "Form", choices: labels.form, condition: equals("form") },
  delivery: { label: "Delivery", choices: labels.deliveryState, condition: equals("deliveryState") },
  attention: {
    label: "To do",
    choices: { due: "Follow-up due", waiting: "Waiting more than a day", review: "Needs review" },
    condition: (kind, { now, zone }) => {
      if (kind === "review") return { needsReview: true };
      return kind === "due"
        ? { followUpOn: { $lte: formatIsoDate(now, zone) }, ...openCondition }
        : { leadStatus: "new", receivedAt: { $lt: timeBefore(now, dayMs) } };
    },
  },
} satisfies Filters;

export const subscriptionFilters: Filters = {
  q: { label: "Search", condition: contains("email") },
  state: {
    label: "State",
    choices: labels.subscriptionState,
    condition: equals("subscriptionState"),
  },
};

/** The counts on the panel's home page. Each links to the leads that match its filters. */
export const homePageCounts = {
  new: { label: "New", values: { status: "new" } },
  mine: { label: "Mine", values: { assignee: "me", status: "open" } },
  due: { label: "Follow-up due", values: { attention: "due" } },
  waiting: { label: "Waiting more than a day", values: { attention: "waiting" } },
  failed: { label: "Not delivered", values: { delivery: "failed" } },
} satisfies Record<string, { label: string; values: Partial<Record<keyof typeof leadFilters, string>> }>;

/** Returns a Strapi condition. It holds for an entry that matches every filter that has a value. */
export const buildCondition = (
  filters: Filters,
  values: Readonly<Record<string, string | undefined>>,
  context: FilterContext,
): object => ({
  $and: Object.entries(filters).flatMap(([name, { condition }]) => {
    const value = values[name];
    return value ? [condition(value, context)] : [];
  }),
});

/** Path of the inquiries page in the panel. Its query holds the values of the filters. */
export const inquiriesPath = "/inquiries";
