import type { ContentChange, PostChanges } from "~/content/store/content-state.ts";
import type { Media } from "~/content/store/media/media-store.server.ts";
import type { StrapiClient } from "../service/strapi-client.server.ts";
import type { LeftOut } from "./left-out.ts";

/** What one look at the content service found. */
export interface Reading {
  readonly change: ContentChange;
  /** What the service did not give as it should. */
  readonly failures: readonly string[];
  /** What could not be had of entries that were read, such as a picture; tried again. */
  readonly missing: readonly string[];
  /** Of call 4; null where it gave no answer, undefined where it was not asked. */
  readonly newslettersStatus?: number | null | undefined;
}

/** What the service is read with. */
export interface ReadingTools {
  /** For the change feed; without one everything is read at each look. */
  readonly accessKey: string | undefined;
  readonly client: StrapiClient;
  /** Keeps posts of a long list as they are read. */
  readonly keep: (posts: PostChanges) => void;
  readonly leftOut: LeftOut;
  /** Names the code: what other code made is made again. */
  readonly madeBy: string;
  readonly media: Media;
  readonly serviceOrigin: string;
}
