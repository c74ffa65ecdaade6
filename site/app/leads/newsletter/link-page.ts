/** Pages that a link in an email leads to; `token` in their query says whose link it is, and nothing else does. */
export const linkPaths = { confirm: "/newsletter/confirm", unsubscribe: "/newsletter/unsubscribe" } as const;
export type LinkPurpose = keyof typeof linkPaths;

export const tokenField = "token";
/** In the query of what is shown after the button was pressed. */
export const doneMark = "done";

/** What a link's page has to say. */
export type LinkState =
  /** The button is still to be pressed. */
  "ask" | "done" | "expired" | "failed" | "invalid" | "tooMany";

export interface LinkPageData {
  readonly state: LinkState;
  /** For the button; empty when the link is none of ours. */
  readonly token: string;
}
