import { createHmac } from "node:crypto";
import { codeOf } from "../../reason.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import { type Destination, discard, refusalOf, sendJson, toldOf } from "./destination.server.ts";

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
export function webhookDestination({ url, secret }: WebhookSettings): Destination {
  return {
    name: "webhook",
    concurrency: 4,
    callFor(queued) {
      const { headers: named, record } = toldOf(queued);
      const content = contentOf(record);
      if (!content) return undefined;
      const body = JSON.stringify(content);
      return async (signal, now) => {
        const timestamp = String(Math.floor(now / 1000));
        const headers = {
          ...named,
          "Idempotency-Key": record.submissionId,
          "Lead-Timestamp": timestamp,
          "Lead-Signature": webhookSignature(secret, timestamp, body),
        };
        const response = await sendJson(url, { body, headers, signal }).catch(withoutAddress);
        await discard(response);
        if (response.ok) return { delivered: true, status: String(response.status) };
        return refusalOf(response, now);
      };
    },
  };
}

/** Nothing of an unconfirmed sign-up. */
function contentOf(record: QueuedRecord): object | undefined {
  if (record.form !== "newsletter") return { event: "lead.accepted", lead: record };
  if (record.event === "requested") return undefined;
  return { event: `subscription.${record.event}`, subscription: record };
}

/** The address is a secret, which the cause of a failed call may name: its code says enough. */
function withoutAddress(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  throw cause === undefined ? error : new Error(codeOf(cause) || "no connection");
}
