import * as v from "valibot";
import type { FeedPosition, PendingChange } from "~/content/store/content-state.ts";
import { refusalOf } from "../service/entry-pages.server.ts";
import { isStrapiRefusal, type StrapiClient } from "../service/strapi-client.server.ts";

/** What has changed in the content service since a position. */
export interface Changes {
  readonly changes: readonly PendingChange[];
  /** Everything is to be read: the service does not know the position, or no longer. */
  readonly isReset: boolean;
  readonly position: FeedPosition;
}

export interface FeedTools {
  /** The bundled service has no feed for others. */
  readonly accessKey: string | undefined;
  readonly client: StrapiClient;
}

const feedAnswer = v.object({
  changes: v.array(v.object({ documentId: v.string(), slug: v.nullish(v.string(), null), type: v.string() })),
  epoch: v.string(),
  reset: v.boolean(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Asks for the changes since `position`; null from a service that has no such feed, or none for us. Rejects without an answer. */
export async function changesSince(
  { accessKey, client }: FeedTools,
  position: FeedPosition | null,
): Promise<Changes | null> {
  const query: Readonly<Record<string, string>> = position
    ? { since: String(position.revision), epoch: position.epoch }
    : {};
  const answer = await client.get("/content-changes", query, accessKey);
  if (isStrapiRefusal(answer)) return null;
  if (answer.status !== 200) throw refusalOf(answer);
  const { changes, epoch, reset, revision } = v.parse(feedAnswer, answer.body);
  // One that was restored from a copy counts on from there: its changes are not those that we know.
  const isBehind = position !== null && (epoch !== position.epoch || revision < position.revision);
  return { changes, isReset: reset || isBehind || position === null, position: { epoch, revision } };
}
