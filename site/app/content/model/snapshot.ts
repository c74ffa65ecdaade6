import type { Newsletter, PostLibrary } from "./model.ts";
import type { SiteContent } from "./site-content.ts";
import type { Withheld } from "./withheld.ts";

/** One consistent state of everything the pages show. A new one replaces it whole. */
export interface ContentSnapshot extends SiteContent {
  /** Changes whenever anything a page could show has changed. */
  readonly generation: string;
  /** Whether the team has turned the site live: from then on what is `withheld` is not printed. */
  readonly isLive: boolean;
  /** True for the samples of a trial, which are shown until content has been read. */
  readonly isTrial: boolean;
  readonly newsletters: readonly Newsletter[];
  /** Whether there are none because the service refuses their list (call 4). */
  readonly newslettersRefused: boolean;
  readonly posts: PostLibrary;
  readonly withheld: readonly Withheld[];
}
