import { createContext } from "react-router";
import type { Withheld } from "~/content/model/withheld.ts";

/** State of an editor's preview, as the bar shows it. */
export interface PreviewFacts {
  /** ISO 8601 date-time, UTC. */
  readonly expiresAt: string;
  /** Names of what a live site does not show. */
  readonly hidden: readonly Withheld[];
  /** Panel URL without a trailing slash; null if the link did not name it. */
  readonly panel: string | null;
  /** The draft has been published unchanged. */
  readonly isPublished: boolean;
  /** Parts of the entry that cannot be shown, one per line. */
  readonly problems: readonly string[];
  /** Title of the entry; null if only its page knows. */
  readonly title: string | null;
}

/** Null for visitors; `unavailable` while the draft cannot be read. Set by the server for each request. */
export const previewContext = createContext<PreviewFacts | "unavailable" | null>(null);
