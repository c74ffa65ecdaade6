/** What a link's page has to say. */
export type LinkState =
  /** The button is still to be pressed. */
  "ask" | "done" | "expired" | "failed" | "invalid" | "tooMany";

export interface LinkPageData {
  readonly state: LinkState;
  /** For the button; empty when the link is none of ours. */
  readonly token: string;
}
