import type { SiteSettings } from "~/content/model/settings.ts";

/** Where the header, the mobile menu and the footer lead: specification, section 2. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

export const contactPage: PageLink = { label: "Contact", to: "/contact" };

export const searchPage: PageLink = { label: "Search", to: "/search" };

const postsPage: PageLink = { label: "Blog", to: "/blogs" };

export const mainPages: readonly PageLink[] = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about" },
  { label: "Portfolio", to: "/portfolio" },
  { label: "Midwest investment", to: "/property-investment-opportunity" },
];

export const opportunityPages: readonly PageLink[] = [
  { label: "South Dakota", to: "/investment-opportunity-in-south-dakota" },
  { label: "Jefferson Reserve, Phase 2", to: "/jefferson-reserve-phase-2" },
];

interface Resource extends PageLink {
  readonly summary: (settings: SiteSettings) => string;
}

export const resourcePages: readonly Resource[] = [
  {
    label: "Newsletter",
    to: "/newsletter",
    summary: ({ newsletterTitle }) => `${newsletterTitle}, every issue as a PDF`,
  },
  { label: "Media", to: "/media", summary: () => "Films, press mentions and brand downloads" },
  {
    label: "Podcast",
    to: "/podcast",
    summary: ({ podcastTitle }) => `${podcastTitle}: conversations on owning apartments`,
  },
  { ...postsPage, summary: () => "Notes from our sites and our books" },
  { ...searchPage, summary: () => "Everything we have written, said and explained" },
];

export const footerPages: readonly (readonly PageLink[])[] = [
  [
    { label: "About", to: "/about" },
    { label: "Portfolio", to: "/portfolio" },
    { label: "Media", to: "/media" },
    searchPage,
  ],
  [contactPage, { label: "Podcast", to: "/podcast" }, { label: "Privacy policy", to: "/privacy-policy" }],
];

/** How the link to a page is marked for whoever is on that page, or on one that belongs to it. */
export function currentMark({ to }: PageLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return to === postsPage.to && pathname.startsWith("/blog/") ? "true" : undefined;
}

export function holdsCurrent(pages: readonly PageLink[], pathname: string): boolean {
  return pages.some((page) => currentMark(page, pathname));
}
