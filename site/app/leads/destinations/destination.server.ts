import { requestIdHeaders } from "../../request-scope.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";

/** Result of a delivery. `status` appears in logs and in the inbox, so it must not quote the visitor. */
export type DeliveryResult = { readonly delivered: true; readonly status: string } | DeliveryRefusal;

/** Delivery that failed. */
export interface DeliveryRefusal {
  readonly delivered: false;
  readonly status: string;
  /** "lead": this lead was refused. "destination": any other lead would fail too. */
  readonly concerns: "lead" | "destination";
  /** True if a person must fix it; waiting will not help. */
  readonly needsAttention: boolean;
  /** Minimum wait that the destination asked for; the queue waits at most an hour. */
  readonly retryAfterMs?: number;
}

/** Delivers one record; `now` is in Unix milliseconds. May reject on network failures and timeouts. */
type DeliveryCall = (signal: AbortSignal, now: number) => Promise<DeliveryResult>;

export interface Destination {
  readonly name: string;
  /** Maximum number of calls at a time, per instance. */
  readonly concurrency: number;
  /** Returns the call that delivers this record, or undefined if it is not for this destination. */
  callFor(record: QueuedRecord): DeliveryCall | undefined;
}

/** Splits a record into the record without its request ID and the headers that carry that ID. */
export function splitRequestId({ requestId, ...record }: QueuedRecord) {
  return { headers: requestIdHeaders(requestId), record };
}

export interface JsonRequest {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: "PUT";
  readonly signal: AbortSignal;
}

/** Sends JSON. Rejects if there is no response. */
export function sendJson(url: string | URL, { headers, ...request }: JsonRequest): Promise<Response> {
  // Following a redirect could send personal data to a URL that is not configured.
  const options = { method: "POST", ...request, redirect: "manual" } as const;
  return fetch(url, { ...options, headers: { "Content-Type": "application/json", ...headers } });
}

/** Statuses that concern one lead: invalid (400, 422), ID used by another lead (409), too large (413). */
const leadStatuses = new Set([400, 409, 413, 422]);
const temporaryStatuses = new Set([408, 425, 429]);

/** Returns the refusal of an unsuccessful response. Logs and the inbox show `loggedStatus`. */
export function refusalOf(
  { headers, status }: Pick<Response, "headers" | "status">,
  now: number,
  loggedStatus = String(status),
): DeliveryRefusal {
  const retryAfterMs = parseRetryAfter(headers.get("Retry-After"), now);
  return {
    delivered: false,
    status: loggedStatus,
    concerns: leadStatuses.has(status) ? "lead" : "destination",
    needsAttention: status >= 300 && status < 500 && !temporaryStatuses.has(status),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** Returns the refusal of a call without a response. Its status has the wording of the specification. */
export function networkRefusal(cause: string): DeliveryRefusal {
  const status = `0 Network Error (${cause})`;
  return { delivered: false, status, concerns: "destination", needsAttention: false };
}

/** Drains the body so that the connection can be reused. Drops the text, which may quote the lead. */
export async function drainBody(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => undefined);
}

/** Returns a `Retry-After` header (RFC 9110, section 10.2.3) as milliseconds from `now`; undefined if invalid. */
function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
