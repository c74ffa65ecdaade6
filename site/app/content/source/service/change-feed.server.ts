import * as v from "valibot";
import { refusalOf } from "./entry-pages.server.ts";
import type { StrapiClient } from "./strapi-client.server.ts";

/** Up to which change the content service has been followed. */
export interface FeedPosition {
  readonly epoch: string;
  readonly revision: number;
}

/** Names an entry that is new, another or gone. */
export interface Change {
  readonly documentId: string;
  /** Of a post; null where it has none any more. */
  readonly slug?: string | null | undefined;
  readonly type: string;
}

/** What has changed in the content service since a position. */
export interface Changes {
  readonly changes: readonly Change[];
  /** Everything has to be read: the service does not know the position, or no longer. */
  readonly isReset: boolean;
  readonly position: FeedPosition;
}

const feedAnswer = v.object({
  changes: v.array(v.object({ documentId: v.string(), slug: v.nullish(v.string(), null), type: v.string() })),
  epoch: v.string(),
  reset: v.boolean(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Asks for the changes since `position`; null from a service that has no such feed, or none for us. Rejects without an answer. */
export async function changesSince(
  client: StrapiClient,
  accessKey: string | undefined,
  position: FeedPosition | null,
): Promise<Changes | null> {
  const query: Readonly<Record<string, string>> = position
    ? { since: String(position.revision), epoch: position.epoch }
    : {};
  const answer = await client.get("/content-changes", query, accessKey);
  if (answer.status !== 200) {
    const refusal = refusalOf(answer);
    // Before there was a feed any refusal says that there is none; later it may be a proxy's.
    const isNone = position === null ? [401, 403, 404].includes(answer.status) : refusal.isFinal;
    if (isNone) return null;
    throw refusal;
  }
  const { changes, epoch, reset, revision } = v.parse(feedAnswer, answer.body);
  // A service restored from a backup counts on from there: its changes are not those that we know.
  const isBehind = position !== null && (epoch !== position.epoch || revision < position.revision);
  return { changes, isReset: reset || isBehind || position === null, position: { epoch, revision } };
}
