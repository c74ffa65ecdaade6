/** Pages of emailed links. Only the `token` in the query identifies the subscriber. */
export const linkPaths = { confirm: "/newsletter/confirm", unsubscribe: "/newsletter/unsubscribe" } as const;
export type LinkPurpose = keyof typeof linkPaths;

export const tokenField = "token";
/** Query parameter of the page that follows a click on the button. */
export const doneParameter = "done";

/** State shown by the page; "ask" waits for a click. */
export type LinkState = "ask" | "done" | "expired" | "failed" | "invalid" | "tooMany";

export interface LinkPageData {
  readonly state: LinkState;
  /** For the button; empty in the states "done", "expired" and "invalid", which have none. */
  readonly token: string;
}
