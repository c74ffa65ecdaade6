import * as v from "valibot";
import { type Query, refusalOf, type StrapiClient } from "./strapi-client.server.ts";

/** Up to which change the content service has been followed. */
export interface FeedPosition {
  readonly epoch: string;
  /** Whose content it is, wherever that is moved; unknown of a service that does not say so. */
  readonly installation?: string | undefined;
  readonly revision: number;
}

const change = v.object({ documentId: v.string(), slug: v.nullish(v.string(), null), type: v.string() });

/** Names an entry that is new, another or gone; a post by its slug too, which is null where it has none any more. */
export type Change = Omit<v.InferOutput<typeof change>, "slug"> & { slug?: string | null | undefined };

const feedAnswer = v.object({
  changes: v.array(change),
  epoch: v.string(),
  filesUrl: v.optional(v.pipe(v.string(), v.url())),
  installation: v.optional(v.string()),
  reset: v.boolean(),
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const anotherInstallation =
  "The content service has the database of another installation: its content is not shown. If it is meant, delete content.db in DATA_DIR/site and start the site again";

/** What has changed in the content service since a position. */
interface Changes {
  readonly changes: readonly Change[];
  /** Where the service keeps its files, when that is not where it answers. */
  readonly filesUrl: string | undefined;
  /** Everything has to be read: the service does not know the position, or no longer. */
  readonly isReset: boolean;
  readonly position: FeedPosition;
}

/**
 * Asks for the changes since `position`. Of a service that has no such feed, or none for us, "none"; of one that does not
 * know our access key, "key refused". Rejects without an answer.
 */
export async function changesSince(
  client: StrapiClient,
  accessKey: string | undefined,
  position: FeedPosition | null,
): Promise<Changes | "none" | "key refused"> {
  const query: Query = position ? { since: String(position.revision), epoch: position.epoch } : {};
  const answer = await client.get("/content-changes", query, accessKey);
  if (answer.status !== 200) {
    const refusal = refusalOf(answer);
    if (answer.status === 401) return accessKey === undefined ? "none" : "key refused";
    // Before there was a feed any refusal says that there is none; later it may be a proxy's.
    const isNone = position === null ? [403, 404].includes(answer.status) : refusal.isFinal;
    if (isNone) return "none";
    throw refusal;
  }
  const { changes, epoch, filesUrl, installation, reset, revision } = v.parse(feedAnswer, answer.body);
  // Such as one with an empty database, which it has filled with samples.
  const known = position?.installation;
  if (known && installation && known !== installation) throw new Error(anotherInstallation);
  // A service restored from a backup counts on from there: its changes are not those that we know.
  const isBehind = position !== null && (epoch !== position.epoch || revision < position.revision);
  const isReset = reset || isBehind || position === null;
  return { changes, filesUrl, isReset, position: { epoch, installation, revision } };
}
