export interface PressMention {
  readonly href: string;
  /** ISO 8601 date. */
  readonly publishedAt: string;
  readonly source: string;
  readonly title: string;
}

/** Newest first. None until somebody writes about the sponsor: nothing here may be made up. */
export const pressMentions: readonly PressMention[] = [];
