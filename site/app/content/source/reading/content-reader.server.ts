import * as v from "valibot";
import type { ContentState } from "~/content/store/content-state.ts";
import { messageOf } from "../service/content-calls.server.ts";
import { siteTypes } from "../site-types/site-types.ts";
import { type Changes, changesSince } from "./change-feed.server.ts";
import { follow } from "./following.server.ts";
import type { Reading, ReadingTools } from "./reading.ts";
import { Retries } from "./retries.ts";
import { readWhole } from "./whole-reading.server.ts";

export interface ContentReader {
  /** Reads what has changed since `state`. Rejects when the service gives no usable answer. */
  read(state: ContentState): Promise<Reading>;
}

/** How long a service that says it lacks something is not asked for it again. */
const lackingForMs = 60_000;

/**
 * Follows the content service by its change feed; one without a feed is read whole at each look. Only what has changed
 * is fetched in detail, so that looking often stays cheap for the service.
 */
export function createContentReader(tools: ReadingTools): ContentReader {
  const retries = new Retries();
  const lackedAt = new Map<string, number>();
  const isLacking = (name: string) => Date.now() - (lackedAt.get(name) ?? 0) < lackingForMs;

  async function changesOf({ position }: ContentState): Promise<Changes | null> {
    // Whoever had a feed is asked at each look: a service that is broken lacks many things for a while.
    if (!position && isLacking(feedName)) return null;
    const changes = await changesSince(tools, position);
    if (!changes) lackedAt.set(feedName, Date.now());
    return changes;
  }

  return {
    async read(state) {
      const failures: string[] = [];
      const changes = await changesOf(state).catch((error: unknown) => {
        // Whoever has been followed by its feed is not taken for another service without one.
        if (state.position) throw new Error(`change feed: ${messageOf(error)}`);
        // An answer of another shape is one of a service that answers everything.
        if (!(error instanceof v.ValiError)) failures.push(`change feed: ${messageOf(error)}`);
        return null;
      });
      if (changes && !changes.isReset) return follow(tools, state, changes, retries);

      const lacking = new Set([...siteTypes.keys()].filter((name) => !changes && isLacking(name)));
      const reading = await readWhole(tools, state, changes?.position ?? null, lacking);
      for (const [name, part] of reading.change.parts ?? []) {
        if (part === null) lackedAt.set(name, Date.now());
      }
      return { ...reading, failures: [...failures, ...reading.failures] };
    },
  };
}

const feedName = "content-changes";
