import { type PageLink, type PagePath, postPath } from "~/content/model/site-pages.ts";
import type { pages } from "~/copy/pages.ts";

// Links of header, mobile menu and footer: section 2 of the specification.

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

/** Returns links labeled with `names`. */
export function linksTo(paths: readonly PagePath[], names: typeof pages): PageLink[] {
  return paths.map((to) => ({ label: names[to].label, to }));
}

/** Returns a link's `aria-current`: "page" on its own page, "true" for the list of posts on the page of a post. */
export function currentMark({ to }: PageLink, pathname: string): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return to === "/blogs" && pathname.startsWith(postPath("")) ? "true" : undefined;
}

/** Returns true if one of the links leads to the current page or, on the page of a post, to the list of posts. */
export function includesCurrent(links: readonly PageLink[], pathname: string): boolean {
  return links.some((page) => currentMark(page, pathname));
}
