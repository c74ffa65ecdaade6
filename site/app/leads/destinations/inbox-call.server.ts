import * as v from "valibot";
import type { DeliveryAnswer } from "./destination.server.ts";
import { refusalOf } from "./refusal.server.ts";

export interface InboxSettings {
  /** Base address of the content service, such as `http://localhost:1337/api`. */
  readonly apiUrl: string;
  /** Asked before every call, since the bundled content service makes its token at its first start. */
  readonly token: () => string | undefined;
}

interface InboxCall {
  readonly method: "POST" | "PUT";
  /** Below the base address. */
  readonly path: string;
  readonly data: unknown;
  readonly signal: AbortSignal;
}

/** What the content service answers when it has stored something. A page of a proxy in between does not look like it. */
const storedSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Brings something to the lead inbox of the content service, which confirms it with 200 or 201. */
export async function callInbox(
  { apiUrl, token }: InboxSettings,
  { data, method, path, signal }: InboxCall,
  now: () => number,
): Promise<DeliveryAnswer> {
  const bearer = token();
  if (!bearer) {
    const status = "no token for the inbox yet";
    return { delivered: false, status, concerns: "destination", needsAttention: false };
  }
  const response = await fetch(`${apiUrl.replace(/\/+$/, "")}/${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ data }),
    redirect: "manual",
    signal,
  });
  const status = String(response.status);
  if (response.status === 200 || response.status === 201) {
    if (v.is(storedSchema, await response.json().catch(() => undefined))) return { delivered: true, status };
    return {
      delivered: false,
      status: `${status} without the stored lead`,
      concerns: "destination",
      needsAttention: false,
    };
  }
  // Read to the end, so that the connection can be used again; what it says may quote the lead.
  await response.arrayBuffer().catch(() => undefined);
  return refusalOf({ status: response.status, retryAfter: response.headers.get("Retry-After") }, now());
}

/** Whether a content service of somebody's own knows no such call. */
export function isUnknownCall(answer: DeliveryAnswer): boolean {
  return !answer.delivered && ["403", "404", "405"].includes(answer.status);
}
