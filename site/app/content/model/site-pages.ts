import { pages } from "../../words/pages.ts";
import { edited, fill, type WordEdits } from "../../words/words.ts";
import type { SiteSettings } from "./settings.ts";

type PagePath = keyof typeof pages;

/** The pages that search engines may show, posts apart. */
export type SitePagePath = Exclude<PagePath, "/search">;

/** In the order of the route table. */
export const sitePagePaths = Object.keys(pages).filter(isSitePage);

export function isSitePage(path: string): path is SitePagePath {
  return Object.hasOwn(pages, path) && path !== "/search";
}

/** What names a page: what editors wrote, and what the sponsor calls the podcast and the newsletter. */
interface Naming {
  readonly settings: SiteSettings;
  readonly wordEdits: WordEdits;
}

export function titleOf(path: SitePagePath, { settings, wordEdits }: Naming): string {
  const page = edited(pages, wordEdits)[path];
  return "title" in page ? fill(page.title, namesOf(settings)) : page.label;
}

export const pageLabel = (path: SitePagePath, wordEdits: WordEdits): string =>
  edited(pages, wordEdits)[path].label;

/** What the sponsor calls the podcast and the newsletter. */
function namesOf({ newsletterTitle, podcastTitle }: SiteSettings) {
  return { newsletter: newsletterTitle, podcast: podcastTitle };
}

/** Address of a post. */
export const postPath = (slug: string) => `/blog/${slug}`;

/** Where the header, the mobile menu and the footer lead: specification, section 2. */
export interface PageLink {
  label: string;
  to: string;
}

const linkTo = (to: PagePath): PageLink => ({ label: pages[to].label, to });

export const contactPage = linkTo("/contact");

export const searchPage = linkTo("/search");

export const mainPages = [
  linkTo("/"),
  linkTo("/about"),
  linkTo("/portfolio"),
  linkTo("/property-investment-opportunity"),
];

export const opportunityPages = [
  linkTo("/investment-opportunity-in-south-dakota"),
  linkTo("/jefferson-reserve-phase-2"),
];

interface Resource extends PageLink {
  summary: (settings: SiteSettings, names: typeof pages) => string;
}

export const resourcePages = (
  ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"] as const
).map<Resource>((to) => ({
  ...linkTo(to),
  summary: (settings, names) => fill(names[to].summary, namesOf(settings)),
}));

export const footerPages = {
  invest: [
    linkTo("/investor"),
    linkTo("/current-project"),
    linkTo("/jefferson-reserve-phase-2"),
    linkTo("/investment-opportunity-in-south-dakota"),
    linkTo("/property-investment-opportunity"),
    { label: "Documents", to: "/investor#documents" },
  ],
  company: [linkTo("/about"), linkTo("/portfolio"), linkTo("/media"), contactPage],
  read: [linkTo("/newsletter"), linkTo("/podcast"), linkTo("/blogs"), searchPage],
  legal: [linkTo("/privacy-policy"), linkTo("/accessibility")],
} as const satisfies Readonly<Record<string, readonly PageLink[]>>;

const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);

/** Links to pages under the names that `names` has for them. */
export function named<Link extends PageLink>(links: readonly Link[], names: typeof pages): Link[] {
  return links.map((link) => (isPage(link.to) ? { ...link, label: names[link.to].label } : link));
}

/** How the link to a page is marked for whoever is on that page, or on one that belongs to it. */
export function currentMark({ to }: PageLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return to === "/blogs" && pathname.startsWith(postPath("")) ? "true" : undefined;
}

export function holdsCurrent(links: readonly PageLink[], pathname: string): boolean {
  return links.some((page) => currentMark(page, pathname));
}
