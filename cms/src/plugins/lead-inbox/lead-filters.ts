import { calendarDay } from "../../team-time";
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

export type LeadFilter = Partial<Record<(typeof filterNames)[number], string>>;

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

export const dayMs = 24 * 3_600_000;

interface Context {
  now: Date;
  /** ID of the user who asks. */
  me: number;
  /** The time zone in which the team reads its calendar. */
  zone: string;
}

const isOpen = [{ leadStatus: { $ne: "closed" } }, { leadStatus: { $ne: "spam" } }];
const searched = ["name", "email", "phone", "region", "message", "project", "campaignLabel"];

/** Strapi conditions, all of which a lead must meet. */
export function conditionsOf(filter: LeadFilter, { me, now, zone }: Context): object[] {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  const { amount, assignee, campaign, delivery, due, form, from, period, q, review, status, to, waiting } =
    filter;
  return [
    ...(q ? [{ $or: searched.map((field) => ({ [field]: { $containsi: q } })) }] : []),
    ...(period ? [{ receivedAt: { $gte: before(Number(period) * dayMs) } }] : []),
    ...(from ? [{ receivedAt: { $gt: from } }] : []),
    ...(to ? [{ receivedAt: { $lte: to } }] : []),
    ...(status === "open" ? isOpen : status ? [{ leadStatus: { $eq: status } }] : []),
    ...(assignee === "none" ? [{ assignee: { $null: true } }] : []),
    ...(assignee && assignee !== "none"
      ? [{ assignee: { $eq: assignee === "me" ? me : Number(assignee) } }]
      : []),
    ...(form ? [{ form: { $eq: form } }] : []),
    ...(campaign ? [{ campaignLabel: { $eq: campaign } }] : []),
    ...(amount ? [{ amount: { $gte: Number(amount) } }] : []),
    ...(delivery ? [{ deliveryState: { $eq: delivery } }] : []),
    ...(review ? [{ needsReview: { $eq: true } }] : []),
    ...(due ? [{ followUpOn: { $lte: calendarDay(now, zone) } }, ...isOpen] : []),
    ...(waiting ? [{ leadStatus: { $eq: "new" } }, { receivedAt: { $lt: before(dayMs) } }] : []),
  ];
}

/** The filter in the query of a URL. */
export function filterIn(query: URLSearchParams): LeadFilter {
  return Object.fromEntries(filterNames.map((name) => [name, query.get(name)]).filter(([, value]) => value));
}

export const queryOf = (filter: LeadFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString();

/** Path of the page in the panel. */
export const pagePath = "/inquiries";
export const listLink = (filter: LeadFilter): string => `${pagePath}?${queryOf(filter)}`;
