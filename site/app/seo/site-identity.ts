import type { SiteSettings } from "~/content/model/settings.ts";
import type { CopyEdits } from "~/copy/copy.ts";

/** Identity of the site: part of the root loader's data, sent with every page. */
export interface SiteIdentity {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly settings: SiteSettings;
  readonly copyEdits: CopyEdits;
}

/** Returns the absolute URL of a path; absolute URLs are returned as they are. */
export function absoluteUrl({ publicUrl }: Pick<SiteIdentity, "publicUrl">, path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}
