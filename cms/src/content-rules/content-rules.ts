import type { Core, UID } from "@strapi/strapi";
import type { ContentType } from "../lib/content";

/** The rules of one content type. Each list runs in its order; a rule that throws refuses the action. */
export interface ContentRules {
  /** Before a draft is saved. What a rule returns is saved instead of what was sent. */
  readonly save?: readonly Rule<Saving>[];
  /** After a draft was saved. */
  readonly saved?: readonly Rule<Saving>[];
  /** Before an entry is published. */
  readonly publish?: readonly Rule<EntryContext>[];
  /** After an entry was published or taken off the site. */
  readonly changed?: readonly Rule<EntryContext>[];
  /** Before an entry is taken off the site or deleted. */
  readonly remove?: readonly Rule<Removing>[];
  /** Before a draft or published version is created in the database, whichever action does that. */
  readonly store?: readonly Rule<Storing>[];
}

/** Runs in the transaction of the action. */
export type Rule<Context> = (context: Context) => unknown;

interface TypeContext {
  readonly strapi: Core.Strapi;
  readonly type: ContentType;
  readonly uid: UID.ContentType;
}

export interface EntryContext extends TypeContext {
  readonly documentId: string;
}

export interface Saving extends TypeContext {
  readonly action: "clone" | "create" | "update";
  /** Undefined for an entry that is not there yet. */
  readonly documentId: string | undefined;
  /** The fields that were sent, changed by the rules before. Strapi checks their types only afterwards. */
  readonly sent: Record<string, unknown>;
}

export interface Removing extends EntryContext {
  readonly action: "delete" | "unpublish";
}

export interface Storing extends TypeContext {
  readonly data: Record<string, unknown>;
  readonly documentId: string | undefined;
  /** A duplicate is the first draft of an entry that was copied from another one. */
  readonly version: "draft" | "duplicate" | "published";
  /** Writes fields to the draft of the version that is published. */
  readonly changeDraft: (fields: object) => Promise<void>;
}
