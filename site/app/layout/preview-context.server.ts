import { createContext } from "react-router";
import type { Withheld } from "~/content/model/withheld.ts";

/** Of the preview that an editor is in: what the bar on each page says. */
export interface PreviewFacts {
  /** ISO 8601 date-time, UTC. */
  readonly expiresAt: string;
  /** What visitors of the site do not see, or will not once it is live: named in its place. */
  readonly hidden: readonly Withheld[];
  /** Where the panel is, without a slash at its end; null in links of a content service that does not say so. */
  readonly panel: string | null;
  /** Whether the same is published by now. */
  readonly isPublished: boolean;
  /** What of the entry cannot be shown, a line each. */
  readonly problems: readonly string[];
  /** What the entry is called; null where only its page tells. */
  readonly title: string | null;
}

/** Null for visitors; `unavailable` while the draft cannot be had. The server fills it for each request. */
export const previewContext = createContext<PreviewFacts | "unavailable" | null>(null);
