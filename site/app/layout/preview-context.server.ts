import { createContext } from "react-router";

/** Of the preview that an editor is in: what the bar on each page says. */
export interface PreviewFacts {
  /** ISO 8601 date-time, UTC. */
  readonly expiresAt: string;
  /** Whether visitors see the same by now. */
  readonly isLive: boolean;
  /** What of the entry cannot be shown, a line each. */
  readonly problems: readonly string[];
  /** What the entry is called; null where only its page tells. */
  readonly title: string | null;
}

/** Null for visitors; `unavailable` while the draft cannot be had. The server fills it for each request. */
export const previewContext = createContext<PreviewFacts | "unavailable" | null>(null);
