import * as v from "valibot";
import { requestIdHeaders } from "../../request-scope.server.ts";
import type { DeliveryReport } from "../queue/reports.server.ts";
import {
  type DeliveryResult,
  type Destination,
  drainBody,
  type JsonRequest,
  refusalOf,
  sendJson,
  splitRequestId,
} from "./destination.server.ts";

export interface InboxSettings {
  /** Base URL of the content service, such as `http://localhost:1337/api`, without a trailing slash. */
  readonly apiUrl: string;
  readonly apiToken: string | undefined;
}

export const inboxName = "inbox";

/** Lead inbox. It accepts a new lead or subscription with 201, repeats and later newsletter events with 200. */
export function inboxDestination(settings: InboxSettings): Destination {
  return {
    name: inboxName,
    concurrency: 4,
    callFor: (record) => async (signal, now) => {
      const isSubscription = record.form === "newsletter";
      const path = isSubscription ? "subscriptions" : "leads";
      const { headers, record: data } = splitRequestId(record);
      return callInbox(settings, { path, data, headers, signal, now, isOptional: isSubscription });
    },
  };
}

export type SendReport = ReturnType<typeof createReportSender>;

/**
 * Returns a function that sends the inbox the state of a lead at all other destinations. The inbox keeps the
 * report with the highest revision, and accepts but ignores reports on erased leads.
 */
export function createReportSender(settings: InboxSettings) {
  return ({ leadId, requestId, ...data }: DeliveryReport, signal: AbortSignal, now: number) => {
    const path = `leads/${encodeURIComponent(leadId)}/deliveries`;
    const headers = requestIdHeaders(requestId);
    return callInbox(settings, { method: "PUT", path, data, headers, signal, now, isOptional: true });
  };
}

const retriesDeadlineMs = 10_000;
const retriesSchema = v.object({ data: v.array(v.string()) });

/** Returns the IDs of leads that the team asked to send again; none without a token or a valid response. */
export async function fetchRequestedRetries({ apiToken, apiUrl }: InboxSettings): Promise<readonly string[]> {
  if (!apiToken) return [];
  try {
    const response = await fetch(`${apiUrl}/lead-retries`, {
      headers: { Authorization: `Bearer ${apiToken}` },
      redirect: "manual",
      signal: AbortSignal.timeout(retriesDeadlineMs),
    });
    const parsed = v.safeParse(retriesSchema, await response.json());
    return parsed.success ? parsed.output.data : [];
  } catch {
    return [];
  }
}

interface InboxCall extends Omit<JsonRequest, "body"> {
  readonly path: string;
  readonly data: unknown;
  readonly now: number;
  /**
   * True for a call that a content service need not support. Then 403, 404 or 405 refuses only this record, and the
   * site keeps sending leads.
   */
  readonly isOptional: boolean;
}

/** Response of the content service after it stored a lead. The error page of a proxy does not match. */
const storedSchema = v.object({ data: v.record(v.string(), v.unknown()) });

async function callInbox(
  { apiToken, apiUrl }: InboxSettings,
  { data, headers, isOptional, now, path, ...request }: InboxCall,
): Promise<DeliveryResult> {
  const retryLater = { delivered: false, concerns: "destination", needsAttention: false } as const;
  if (!apiToken) return { ...retryLater, status: "no token for the inbox yet" };
  const response = await sendJson(`${apiUrl}/${path}`, {
    ...request,
    body: JSON.stringify({ data }),
    headers: { ...headers, Authorization: `Bearer ${apiToken}` },
  });
  const status = String(response.status);
  if (response.status === 200 || response.status === 201) {
    if (v.is(storedSchema, await response.json().catch(() => undefined))) return { delivered: true, status };
    return { ...retryLater, status: `${status} without the stored lead` };
  }
  await drainBody(response);
  const refusal = refusalOf(response, now);
  const isUnsupported = [403, 404, 405].includes(response.status);
  return isOptional && isUnsupported ? { ...refusal, concerns: "lead" } : refusal;
}
