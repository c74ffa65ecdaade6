import type { SiteSettings } from "~/content/model/settings.ts";
import type { WordEdits } from "~/copy/copy.ts";

/** Whose site this is and where it stands: part of the data of the root route, which every page is sent. */
export interface SiteIdentity {
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  readonly settings: SiteSettings;
  readonly wordEdits: WordEdits;
}

/** The whole address of a path of this site; addresses that are whole already stay as they are. */
export function absolute({ publicUrl }: Pick<SiteIdentity, "publicUrl">, path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}
