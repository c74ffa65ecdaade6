import { createHmac } from "node:crypto";
import type { QueuedRecord } from "../lead-record.server.ts";
import { type DeliveryAnswer, type Destination, refusalOf } from "./destination.server.ts";

export interface WebhookSettings {
  readonly url: string;
  /** Shared with the receiver alone; signs every call. */
  readonly secret: string;
}

/**
 * `sha256=` and the hexadecimal HMAC-SHA256 (RFC 2104) of the timestamp, a full stop and the body. The receiver
 * makes it of what it has received, compares, and refuses a timestamp that is more than five minutes old.
 */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

/**
 * A CRM or another system of the sponsor. It gets the lead as the inbox does, signed, and confirms it with any 2xx;
 * of the newsletter it gets what was confirmed and what was ended.
 * A call that it has accepted may come again when its answer was lost: `Idempotency-Key` is then the same.
 */
export function webhookDestination({ url, secret }: WebhookSettings, now: () => number): Destination {
  return {
    name: "webhook",
    concurrency: 4,
    callFor(record) {
      const content = contentOf(record);
      if (!content) return undefined;
      const body = JSON.stringify(content);
      return (signal) => deliver(record.submissionId, body, signal);
    },
  };

  async function deliver(id: string, body: string, signal: AbortSignal): Promise<DeliveryAnswer> {
    const timestamp = String(Math.floor(now() / 1000));
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": id,
        "Lead-Timestamp": timestamp,
        "Lead-Signature": webhookSignature(secret, timestamp, body),
      },
      body,
      // Followed, a redirect would take a person's data to an address that nobody has configured.
      redirect: "manual",
      signal,
    });
    // Read to the end, so that the connection can be used again; what it says may quote the lead.
    await response.arrayBuffer().catch(() => undefined);
    if (response.ok) return { delivered: true, status: String(response.status) };
    return refusalOf(response.status, response.headers.get("Retry-After"), now());
  }
}

/** Nothing of an unconfirmed sign-up. */
function contentOf(record: QueuedRecord): object | undefined {
  if (record.form !== "newsletter") return { event: "lead.accepted", lead: record };
  if (record.event === "requested") return undefined;
  return { event: `subscription.${record.event}`, subscription: record };
}
