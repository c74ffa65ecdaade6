import { createContext } from "react-router";
import type { Withheld } from "~/content/model/withheld.ts";

/** State of an editor's preview, for the preview bar. */
export interface PreviewFacts {
  /** ISO 8601 date-time, UTC. */
  readonly expiresAt: string;
  /** Content that visitors of a live site do not see. */
  readonly hidden: readonly Withheld[];
  /** Panel URL without a trailing slash; null if the link did not name it. */
  readonly panel: string | null;
  /** True if the draft has been published without a change. */
  readonly isPublished: boolean;
  /** Parts of the entry that cannot be shown, one per line. */
  readonly problems: readonly string[];
  /** Title of the entry; null once it is published, because the bar then names the whole site. */
  readonly title: string | null;
}

/** Null for visitors; `unavailable` while the draft cannot be read. Set by the server for each request. */
export const previewContext = createContext<PreviewFacts | "unavailable" | null>(null);
