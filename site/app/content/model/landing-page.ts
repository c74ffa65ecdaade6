import type { DownloadableFile, ImageAsset } from "./model.ts";
import type { PageLink } from "./site-pages.ts";

/** A page that the team has made of the site's sections, for a campaign. */
export interface LandingPage {
  /** Comes with the messages sent from this page; null without one. */
  readonly campaign: string | null;
  readonly description: string;
  readonly hero: {
    readonly caption: string | null;
    readonly image: ImageAsset | null;
    readonly lead: string;
    readonly title: string;
    readonly withForm: boolean;
  };
  readonly inFooter: boolean;
  readonly inResourcesMenu: boolean;
  /** What its tab and search engines call it. */
  readonly searchTitle: string;
  /** In their order. There is one form at most. */
  readonly sections: readonly LandingSection[];
  readonly sharedPicture: ImageAsset | null;
  readonly slug: string;
  /** What menus and lists call it. */
  readonly title: string;
  /** ISO 8601 date-time, UTC; null where the content service does not say. */
  readonly updatedAt: string | null;
}

/** A section as an editor has placed it; figures, people and projects are those of the site. */
export type LandingSection = { readonly title: string | null } & (
  | { readonly kind: "class-table" | "questions" | "steps" | "team" }
  | { readonly file: DownloadableFile | null; readonly kind: "download"; readonly text: string | null }
  | { readonly kind: "figures"; readonly show: "offering" | "units" }
  | { readonly kind: "form"; readonly text: string | null }
  | { readonly kind: "projects"; readonly show: "all" | "raising" }
  | { readonly html: string; readonly kind: "text" }
);

/** Its address on this site. */
export const landingPath = (slug: string): string => `/${slug}`;

/** The page at this path; undefined where the team has none. */
export function landingPageAt(pages: readonly LandingPage[], path: string): LandingPage | undefined {
  return pages.find(({ slug }) => landingPath(slug) === path);
}

/** Links to the team's pages where menus and footer have a place for them. */
export interface PlacedPages {
  readonly footer: readonly PageLink[];
  readonly resources: readonly (PageLink & { summary: string })[];
}

export function placedPages(pages: readonly LandingPage[]): PlacedPages {
  const linkTo = ({ slug, title }: LandingPage): PageLink => ({ label: title, to: landingPath(slug) });
  return {
    footer: pages.filter(({ inFooter }) => inFooter).map(linkTo),
    resources: pages
      .filter(({ inResourcesMenu }) => inResourcesMenu)
      .map((page) => ({ ...linkTo(page), summary: page.description })),
  };
}
