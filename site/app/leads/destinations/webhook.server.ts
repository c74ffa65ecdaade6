import { createHmac } from "node:crypto";
import { codeOf } from "../../reason.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import { type Destination, drainBody, refusalOf, sendJson, splitRequestId } from "./destination.server.ts";

export interface WebhookSettings {
  readonly url: string;
  /** Secret shared with the receiver; signs every call. */
  readonly secret: string;
}

/**
 * Returns `sha256=` and the hex HMAC-SHA256 (RFC 2104) of "timestamp.body"; `timestamp` is in Unix seconds. Receivers
 * should compute the same, and refuse timestamps more than five minutes from now.
 */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}

/**
 * Sends leads, newsletter confirmations and cancellations to a CRM in signed calls. Each call is repeated, with the
 * same `Idempotency-Key`, until a 2xx confirms receipt.
 */
export function webhookDestination({ url, secret }: WebhookSettings): Destination {
  return {
    name: "webhook",
    concurrency: 4,
    callFor(queued) {
      const { headers: requestIdHeaders, record } = splitRequestId(queued);
      const content = payloadOf(record);
      if (!content) return undefined;
      const body = JSON.stringify(content);
      return async (signal, now) => {
        const timestamp = String(Math.floor(now / 1000));
        const headers = {
          ...requestIdHeaders,
          "Idempotency-Key": record.submissionId,
          "Lead-Timestamp": timestamp,
          "Lead-Signature": webhookSignature(secret, timestamp, body),
        };
        const response = await sendJson(url, { body, headers, signal }).catch(rethrowWithoutUrl);
        await drainBody(response);
        if (response.ok) return { delivered: true, status: String(response.status) };
        return refusalOf(response, now);
      };
    },
  };
}

/** Returns undefined for a sign-up: the webhook gets only the later confirmation or unsubscription. */
function payloadOf(record: QueuedRecord): object | undefined {
  if (record.form !== "newsletter") return { event: "lead.accepted", lead: record };
  if (record.event === "requested") return undefined;
  return { event: `subscription.${record.event}`, subscription: record };
}

/** Rethrows an error. If it has a cause, throws only the cause's code, because messages may quote the secret URL. */
function rethrowWithoutUrl(error: unknown): never {
  const cause = error instanceof Error ? error.cause : undefined;
  throw cause === undefined ? error : new Error(codeOf(cause) || "no connection");
}
