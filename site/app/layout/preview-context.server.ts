import { createContext } from "react-router";
import type { Withheld } from "~/content/model/withheld.ts";

/** State of an editor's preview, for the preview bar. */
export interface PreviewFacts {
  /** ISO 8601 date-time, UTC. */
  readonly expiresAt: string;
  /** Content that visitors do not see or, in a preview of the launch entry, will not see once the site is live. */
  readonly hidden: readonly Withheld[];
  /** Panel URL without a trailing slash; null if the link did not name it. */
  readonly panel: string | null;
  /** True if the page shows published content: the draft equals it, or the preview is not of a draft. */
  readonly isPublished: boolean;
  /** Parts of the entry that cannot be shown, one per line. */
  readonly problems: readonly string[];
  /** Title of the post or campaign page; null for other drafts and in a preview of published content. */
  readonly title: string | null;
}

/** Null for visitors; `unavailable` while the draft cannot be read. Set by the server for each request. */
export const previewContext = createContext<PreviewFacts | "unavailable" | null>(null);
