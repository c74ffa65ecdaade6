import type { LandingPage } from "../types/pages.server.ts";
import type { PageLink } from "./site-pages.ts";

export type { LandingPage, LandingSection } from "../types/pages.server.ts";

/** Returns the path of a landing page, which the panel calls a campaign page. */
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
