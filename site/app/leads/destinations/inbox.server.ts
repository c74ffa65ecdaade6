import * as v from "valibot";
import { requestIdHeaders } from "../../request-scope.server.ts";
import {
  type DeliveryAnswer,
  type DeliveryRefusal,
  type Destination,
  discard,
  refusalOf,
  sendJson,
  toldOf,
} from "./destination.server.ts";

export interface InboxSettings {
  /** Base address of the content service, such as `http://localhost:1337/api`, without a trailing slash. */
  readonly apiUrl: string;
  readonly accessKey: string | undefined;
}

export interface DeliveryReport {
  /** Counts what has happened to this lead, so that the inbox knows the newest report. */
  readonly revision: number;
  readonly deliveries: readonly ReportedDelivery[];
}

export interface ReportedDelivery {
  readonly destination: string;
  readonly state: "waiting" | "delivered" | "needsAttention";
  /** ISO 8601. */
  readonly deliveredAt?: string;
  /** Tries so far; missing before the first. */
  readonly attempts?: number;
  readonly status?: string;
}

export const inboxName = "inbox";

const retriesDeadlineMs = 10_000;

/**
 * The lead inbox of the content service. It answers 201 once and 200 to every repetition of the same lead, and to
 * what it is told of a subscription.
 */
export function inboxDestination(settings: InboxSettings): Destination {
  return {
    name: inboxName,
    concurrency: 4,
    callFor: (record) => async (signal, now) => {
      const isSubscription = record.form === "newsletter";
      const path = isSubscription ? "subscriptions" : "leads";
      const { headers, record: data } = toldOf(record);
      const answer = await callInbox(settings, { method: "POST", path, data, headers, signal, now });
      // A content service other than ours may know leads alone, which must not wait behind subscriptions.
      return isSubscription && isUnknownCall(answer) ? { ...answer, concerns: "lead" } : answer;
    },
  };
}

export type SendReport = (
  report: DeliveryReport & { readonly leadId: string; readonly requestId: string | undefined },
  signal: AbortSignal,
  now: number,
) => Promise<DeliveryAnswer>;

/**
 * Tells the lead inbox what came of a lead at the other destinations: always all of it, as it is at the moment of the
 * call. The inbox keeps the newest and ignores one about a lead that was deleted.
 */
export function inboxReports(settings: InboxSettings): SendReport {
  return async ({ leadId, requestId, ...data }, signal, now) => {
    const path = `leads/${encodeURIComponent(leadId)}/deliveries`;
    const headers = requestIdHeaders(requestId);
    const answer = await callInbox(settings, { method: "PUT", path, data, headers, signal, now });
    // A content service other than ours shows no deliveries, and one that is just starting may say so too: it is
    // asked a few times more, then no longer. The leads themselves are there.
    return isUnknownCall(answer) ? { ...answer, concerns: "lead", needsAttention: false } : answer;
  };
}

const retriesSchema = v.object({ data: v.array(v.string()) });

/**
 * The leads that the team asks to be sent again where that failed. Each is named until a report on it has arrived.
 * None when the inbox cannot be asked or, being another content service, knows no such wishes.
 */
export async function retriesAskedFor({ accessKey, apiUrl }: InboxSettings): Promise<readonly string[]> {
  if (!accessKey) return [];
  try {
    const response = await fetch(`${apiUrl}/lead-retries`, {
      headers: { Authorization: `Bearer ${accessKey}` },
      redirect: "manual",
      signal: AbortSignal.timeout(retriesDeadlineMs),
    });
    const parsed = v.safeParse(retriesSchema, await response.json());
    return parsed.success ? parsed.output.data : [];
  } catch {
    return [];
  }
}

interface InboxCall {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly now: number;
  readonly signal: AbortSignal;
}

/** What the content service answers when it has stored something. A page of a proxy in between does not look like it. */
const storedSchema = v.object({ data: v.record(v.string(), v.unknown()) });

async function callInbox(
  { accessKey, apiUrl }: InboxSettings,
  { data, headers: own, method, now, path, signal }: InboxCall,
): Promise<DeliveryAnswer> {
  const notYet = { delivered: false, concerns: "destination", needsAttention: false } as const;
  if (!accessKey) return { ...notYet, status: "no token for the inbox yet" };
  const headers = { ...own, Authorization: `Bearer ${accessKey}` };
  const response = await sendJson(`${apiUrl}/${path}`, {
    body: JSON.stringify({ data }),
    headers,
    method,
    signal,
  });
  const status = String(response.status);
  if (response.status === 200 || response.status === 201) {
    if (v.is(storedSchema, await response.json().catch(() => undefined))) return { delivered: true, status };
    return { ...notYet, status: `${status} without the stored lead` };
  }
  await discard(response);
  return refusalOf(response, now);
}

function isUnknownCall(answer: DeliveryAnswer): answer is DeliveryRefusal {
  return !answer.delivered && ["403", "404", "405"].includes(answer.status);
}
