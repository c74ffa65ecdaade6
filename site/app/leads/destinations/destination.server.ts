import { requestIdHeaders } from "../../request-scope.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";

/** What a destination answered. `status` goes into logs and states: never anything a visitor typed. */
export type DeliveryAnswer = { readonly delivered: true; readonly status: string } | DeliveryRefusal;

export interface DeliveryRefusal {
  readonly delivered: false;
  readonly status: string;
  /** "lead": it has something against this one lead. "destination": no other lead would fare better now. */
  readonly concerns: "lead" | "destination";
  /** It will not pass by itself: somebody has to look. */
  readonly needsAttention: boolean;
  readonly retryAfterMs?: number;
}

/** Brings one record; `now` in milliseconds since 1970. May reject: a network failure or a call past its deadline. */
type DeliveryCall = (signal: AbortSignal, now: number) => Promise<DeliveryAnswer>;

export interface Destination {
  readonly name: string;
  readonly concurrency: number;
  /** The call that brings this record; none for a record that is not for this destination. */
  callFor(record: QueuedRecord): DeliveryCall | undefined;
}

/** What a destination is told of a record, and headers that name the visitor's request in its log as in ours. */
export function toldOf({ requestId, ...record }: QueuedRecord) {
  return { headers: requestIdHeaders(requestId), record };
}

interface JsonRequest {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: "POST" | "PUT";
  readonly signal: AbortSignal;
}

export function sendJson(address: string | URL, { headers, ...request }: JsonRequest): Promise<Response> {
  // Followed, a redirect would take a person's data to an address that nobody has configured.
  const options = { method: "POST", ...request, redirect: "manual" } as const;
  return fetch(address, { ...options, headers: { "Content-Type": "application/json", ...headers } });
}

/** Statuses about the one lead: invalid (400), another lead under its id (409), too large (413). */
const concernLead = new Set([400, 409, 413, 422]);
const passing = new Set([408, 425, 429]);

/** What a status other than success means; `said` is what the log may say of it. */
export function refusalOf(
  { headers, status }: Pick<Response, "headers" | "status">,
  now: number,
  said = String(status),
): DeliveryRefusal {
  const waitMs = retryAfterMs(headers.get("Retry-After"), now);
  return {
    delivered: false,
    status: said,
    concerns: concernLead.has(status) ? "lead" : "destination",
    needsAttention: status >= 300 && status < 500 && !passing.has(status),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  };
}

/** What it means that nobody answered, in the specification's words and with the cause. */
export function unanswered(cause: string): DeliveryRefusal {
  const status = `0 Network Error (${cause})`;
  return { delivered: false, status, concerns: "destination", needsAttention: false };
}

/** Reads an answer to its end, so that the connection can be used again; what it says may quote the lead. */
export async function discard(response: Response): Promise<void> {
  await response.arrayBuffer().catch(() => undefined);
}

/** Milliseconds that a `Retry-After` header asks for (RFC 9110, section 10.2.3: seconds or a date); none otherwise. */
function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
