import type { SearchDocument } from "../search/search-document.ts";
import type { PostLibrary } from "./model.ts";
import type { SiteContent } from "./site-content.ts";
import type { Withheld } from "./withheld.ts";

/** Consistent state of everything pages show. Replaced as a whole, never changed. */
export interface ContentSnapshot extends SiteContent {
  /** Content version: differs after every visible change. */
  readonly version: string;
  /** True at a first start without configuration until all content was read: pages then show samples. */
  readonly isTrial: boolean;
  /** True if there are no newsletters because the service has refused every request for their list so far. */
  readonly newslettersRefused: boolean;
  readonly posts: PostLibrary;
  /** Everything that search finds. */
  readonly searchDocuments: readonly SearchDocument[];
  readonly withheld: readonly Withheld[];
}
