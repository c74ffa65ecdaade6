import * as v from "valibot";
import type { QueuedRecord } from "../queued-record.server.ts";
import type { DeliveryAnswer, Destination } from "./destination.server.ts";
import { refusalOf } from "./refusal.server.ts";

export interface InboxSettings {
  /** Base address of the content service, such as `http://localhost:1337/api`. */
  readonly apiUrl: string;
  /** Asked before every call, since the bundled content service makes its token at its first start. */
  readonly token: () => string | undefined;
}

/** What the content service answers when it has stored a lead. A page of a proxy in between does not look like it. */
const storedSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/**
 * The lead inbox of the content service. It answers 201 once and 200 to every repetition of the same lead, and to
 * what it is told of a subscription.
 */
export function inboxDestination({ apiUrl, token }: InboxSettings, now: () => number): Destination {
  const base = apiUrl.replace(/\/+$/, "");
  return {
    name: "inbox",
    concurrency: 4,
    callFor: (record) => (signal) => deliver(record, signal),
  };

  async function deliver(record: QueuedRecord, signal: AbortSignal): Promise<DeliveryAnswer> {
    const address = `${base}/${record.form === "newsletter" ? "subscriptions" : "leads"}`;
    const bearer = token();
    if (!bearer) {
      const status = "no token for the inbox yet";
      return { delivered: false, status, concerns: "destination", needsAttention: false };
    }
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ data: record }),
      redirect: "manual",
      signal,
    });
    const status = String(response.status);
    if (response.status === 200 || response.status === 201) {
      if (v.is(storedSchema, await response.json().catch(() => undefined)))
        return { delivered: true, status };
      return {
        delivered: false,
        status: `${status} without the stored lead`,
        concerns: "destination",
        needsAttention: false,
      };
    }
    // Read to the end, so that the connection can be used again; what it says may quote the lead.
    await response.arrayBuffer().catch(() => undefined);
    const refusal = refusalOf(response, now());
    // A content service of somebody's own may know leads alone, which must not wait behind subscriptions.
    const unknown = record.form === "newsletter" && [403, 404, 405].includes(response.status);
    return unknown ? { ...refusal, concerns: "lead" } : refusal;
  }
}
