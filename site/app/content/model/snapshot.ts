import type { Newsletter, PostLibrary } from "./model.ts";
import type { SiteContent } from "./site-content.ts";
import type { Withheld } from "./withheld.ts";

/** One consistent state of everything the pages show. A new one replaces it whole. */
export interface ContentSnapshot extends SiteContent {
  /** Changes whenever anything a page could show has changed. */
  readonly generation: string;
  /** Whether the team has turned the site live: from then on what is `withheld` is not printed. */
  readonly isLive: boolean;
  readonly newsletters: readonly Newsletter[];
  /** Whether there are none because the service refuses their list (call 4). */
  readonly newslettersRefused: boolean;
  readonly posts: PostLibrary;
  /** While the content service's posts have not all been read yet, an address that is not here may be one of theirs. */
  readonly postsWereRead: boolean;
  readonly withheld: readonly Withheld[];
}
