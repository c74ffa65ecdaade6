import type { ContentState, FeedPosition, StoredPost } from "~/content/store/content-state.ts";
import { patientMedia } from "~/content/store/media/patient-media.server.ts";
import { newslettersType, ownTypes } from "../site-types/site-types.ts";
import { readParts } from "./parts-reading.server.ts";
import { readAllPosts } from "./posts-reading.server.ts";
import type { Reading, ReadingTools } from "./reading.ts";

/** Nothing newer waits behind these files, or else nothing is shown yet. */
const filePatienceMs = 20_000;

/**
 * Reads everything: the posts by calls 2 and 1, the newsletters by calls 3 and 4, and the types of the site's own but
 * for those that are `lacking`. `position` is where the change feed was before, null without one: what moves meanwhile
 * is what the feed names next, and what cannot be had is pending like any other change.
 */
export async function readWhole(
  given: ReadingTools,
  state: ContentState,
  position: FeedPosition | null,
  lacking: ReadonlySet<string>,
): Promise<Reading> {
  const tools = { ...given, media: patientMedia(given.media, filePatienceMs) };
  // A picture of a text may have been replaced while the feed was not followed. Without a feed nobody says so.
  const isStale = ({ media }: StoredPost) => position !== null && media.length > 0;
  const [posts, newsletters] = await Promise.all([
    readAllPosts(tools, state.posts, isStale),
    readParts(tools, [newslettersType], state.parts),
  ]);
  // Without a word from the feed or of the posts this may be no content service at all: what it says that it lacks, it
  // need not lack.
  const isContentService = position !== null || posts.isWhole;
  const wanted = isContentService ? ownTypes.filter(({ name }) => !lacking.has(name)) : [];
  const own = await readParts(tools, wanted, state.parts);
  const failures = [...posts.failures, ...newsletters.failures, ...own.failures];
  return {
    change: {
      parts: new Map([...newsletters.parts, ...own.parts]),
      pending: [...posts.pending, ...newsletters.pending, ...own.pending],
      // A feed that was followed is given up only for a service that gives everything without one.
      ...((position !== null || failures.length === 0) && { position }),
      posts: posts.posts,
      ...(posts.isWhole && { postsWereRead: true }),
    },
    failures,
    missing: [...posts.missing, ...newsletters.missing, ...own.missing],
    newslettersStatus: newsletters.newslettersStatus,
  };
}
