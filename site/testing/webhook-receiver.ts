import { createHmac } from "node:crypto";
import * as v from "valibot";
import { listen } from "./listen.ts";

const callSchema = v.object({
  event: v.literal("lead.accepted"),
  lead: v.looseObject({ email: v.string() }),
});

/** Fake CRM. Rejects calls that are wrongly signed, stale or without an idempotency key. Keeps one lead per key. */
export interface WebhookReceiver {
  readonly url: string;
  readonly secret: string;
  /** Email address of each lead by idempotency key. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Number of rejected calls. */
  readonly rejectedCalls: () => number;
  stop(): Promise<void>;
}

/** Starts the receiver on a free local port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const secret = "known-to-both-sides";
  const accepted = new Map<string, string>();
  let rejectedCalls = 0;
  const { origin, stop } = await listen(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { "idempotency-key": key, "lead-signature": signature, "lead-timestamp": time } = request.headers;
    const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    const isFresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
    if (signature !== `sha256=${expected}` || !isFresh || typeof key !== "string") {
      rejectedCalls += 1;
      response.writeHead(401).end();
      return;
    }
    accepted.set(key, v.parse(v.pipe(v.string(), v.parseJson(), callSchema), body).lead.email);
    response.writeHead(204).end();
  });
  return {
    url: `${origin}/leads`,
    secret,
    accepted,
    rejectedCalls: () => rejectedCalls,
    stop,
  };
}
