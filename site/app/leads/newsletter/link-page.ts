/** Pages that a link in an email leads to; `token` in their query says whose link it is, and nothing else does. */
export const confirmPath = "/newsletter/confirm";
export const unsubscribePath = "/newsletter/unsubscribe";

export const linkPaths: readonly string[] = [confirmPath, unsubscribePath];
export const tokenField = "token";

/** What a link's page has to say. */
export type LinkState =
  /** The button is still to be pressed. */
  "ask" | "done" | "expired" | "failed" | "invalid" | "tooMany";

export interface LinkPageData {
  readonly state: LinkState;
  /** For the button; empty when the link is none of ours. */
  readonly token: string;
}
