import type { PostSummary } from "../model/model.ts";
import type { SiteParts } from "../source/site-types/site-type.ts";
import type { PostText } from "./saved-content.ts";

/** A post as the store holds it; its text lies apart, under the fingerprint. */
export interface StoredPost {
  readonly documentId: string;
  /** Of what is shown, text included. */
  readonly fingerprint: string;
  /** The code that made it: other code may make it otherwise. */
  readonly madeBy: string;
  /** Copies of media that it shows. */
  readonly media: readonly string[];
  /** Fingerprint of the entry it was made of; empty where something of it could not be had yet. */
  readonly source: string;
  readonly summary: PostSummary;
}

/** A post that is new or another, and its text; null where that is there already. */
export interface PostChange {
  readonly stored: StoredPost;
  readonly text: PostText | null;
}

/** By documentId; null: gone. */
export type PostChanges = ReadonlyMap<string, PostChange | null>;

/** The entries of one type, and what the site shows of them. */
export interface StoredPart {
  readonly content: Partial<SiteParts>;
  readonly entries: readonly unknown[];
  /** Fingerprint of the answer that was read; empty where something of it could not be had yet. */
  readonly source: string;
}

/** Up to which change the content service has been followed. */
export interface FeedPosition {
  readonly epoch: string;
  readonly revision: number;
}

/** A change that could not be taken over yet: of one post or, with an empty documentId, of a whole type. */
export interface PendingChange {
  readonly documentId: string;
  /** Null where the post is known to be gone, and for other types. */
  readonly slug: string | null;
  readonly type: string;
}

/** All that was read of the content service. */
export interface ContentState {
  readonly parts: ReadonlyMap<string, StoredPart>;
  /** What has been read up to `position` and not been taken over. */
  readonly pending: readonly PendingChange[];
  readonly position: FeedPosition | null;
  /** By documentId. */
  readonly posts: ReadonlyMap<string, StoredPost>;
  /** Whether all posts have been read once: until then there may be others. */
  readonly postsWereRead: boolean;
}

/** What a look at the content service changes of the state; what is not named stays. */
export interface ContentChange {
  /** Null: the service lacks the type. */
  readonly parts?: ReadonlyMap<string, StoredPart | null>;
  readonly pending?: readonly PendingChange[];
  readonly position?: FeedPosition | null;
  readonly posts?: PostChanges;
  /** Says that all posts have been read. */
  readonly postsWereRead?: true;
}
