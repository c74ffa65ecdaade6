import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Facts } from "../outbox/facts.server.ts";

const fact = "link-keys";
const knownKeysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * The keys of the newsletter's links, the current one first. It is made of the access key of the content service:
 * the one secret that all instances share, so that each opens the links of every other. A link to unsubscribe has to
 * serve for years, longer than an access key may: every key that this folder has seen is kept and still opens them.
 * Without an access key the queue's own secret takes its place.
 */
export function linkKeys(facts: Facts, accessKey: string | undefined): readonly [Buffer, ...Buffer[]] {
  const secret = accessKey ?? facts.secret;
  const current = createHash("sha256").update(`newsletter-links:${secret}`).digest("hex");
  const parsed = v.safeParse(knownKeysSchema, facts.read(fact));
  const known = parsed.success ? parsed.output : [];
  const earlier = known.filter((key) => key !== current);
  if (known.length === earlier.length) facts.note(fact, JSON.stringify([...known, current]));
  return [bytesOf(current), ...earlier.map(bytesOf)];
}

const bytesOf = (key: string) => Buffer.from(key, "hex");
