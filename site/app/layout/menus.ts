import { type PageLink, type PagePath, postPath } from "~/content/model/site-pages.ts";
import type { pages } from "~/copy/pages.ts";

/** Where the header, the mobile menu and the footer lead: specification, section 2. */
export const mainPages = ["/", "/about", "/portfolio", "/property-investment-opportunity"] as const;

export const opportunityPages = [
  "/investment-opportunity-in-south-dakota",
  "/jefferson-reserve-phase-2",
] as const;

export const resourcePages = ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"] as const;

export const footerPages = {
  invest: [
    "/investor",
    "/current-project",
    "/jefferson-reserve-phase-2",
    "/investment-opportunity-in-south-dakota",
    "/property-investment-opportunity",
  ],
  company: ["/about", "/portfolio", "/media", "/contact"],
  read: ["/newsletter", "/podcast", "/blogs", "/search"],
  legal: ["/privacy-policy", "/accessibility"],
} as const satisfies Readonly<Record<string, readonly PagePath[]>>;

/** Links to pages under the names that `names` has for them. */
export function linksTo(paths: readonly PagePath[], names: typeof pages): PageLink[] {
  return paths.map((to) => ({ label: names[to].label, to }));
}

/** How the link to a page is marked for whoever is on that page, or on one that belongs to it. */
export function currentMark({ to }: PageLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return to === "/blogs" && pathname.startsWith(postPath("")) ? "true" : undefined;
}

export function holdsCurrent(links: readonly PageLink[], pathname: string): boolean {
  return links.some((page) => currentMark(page, pathname));
}
