import type { DownloadableFile, ImageAsset } from "./model.ts";
import type { PageLink } from "./site-pages.ts";

/** Campaign page that the team composes from sections. */
export interface LandingPage {
  /** Campaign name stored with leads from this page. */
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
  /** Title for search engines and the browser tab. */
  readonly searchTitle: string;
  /** In page order; at most one form. */
  readonly sections: readonly LandingSection[];
  readonly sharedPicture: ImageAsset | null;
  readonly slug: string;
  /** Title in menus and lists. */
  readonly title: string;
  /** ISO 8601 date-time, UTC; null if the content service does not send it. */
  readonly updatedAt: string | null;
}

/** Section of a campaign page. Figures, people and projects come from the site's content. */
export type LandingSection = { readonly title: string | null } & (
  | { readonly kind: "class-table" | "questions" | "steps" | "team" }
  | { readonly file: DownloadableFile | null; readonly kind: "download"; readonly text: string | null }
  | { readonly kind: "figures"; readonly show: "offering" | "units" }
  | { readonly kind: "form"; readonly text: string | null }
  | { readonly kind: "projects"; readonly show: "all" | "raising" }
  | { readonly html: string; readonly kind: "text" }
);

export const landingPath = (slug: string): string => `/${slug}`;

export function landingPageAt(pages: readonly LandingPage[], path: string): LandingPage | undefined {
  return pages.find(({ slug }) => landingPath(slug) === path);
}

export type CampaignLinks = ReturnType<typeof campaignLinks>;

/** Returns the links that the editors placed in the Resources menu and the footer. */
export function campaignLinks(pages: readonly LandingPage[]) {
  const linkTo = ({ slug, title }: LandingPage): PageLink => ({ label: title, to: landingPath(slug) });
  return {
    footer: pages.filter(({ inFooter }) => inFooter).map(linkTo),
    resources: pages
      .filter(({ inResourcesMenu }) => inResourcesMenu)
      .map((page) => ({ ...linkTo(page), summary: page.description })),
  };
}
