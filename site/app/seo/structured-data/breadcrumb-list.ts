import type { BreadcrumbList } from "schema-dts";
import { isSitePage, titleOf } from "~/words/pages.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page to the page at `path`; null for the home page and for pages that nobody is to find. */
export function breadcrumbList(path: string, title: string, site: SiteIdentity): BreadcrumbList | null {
  const trail = trailTo(path, title, site);
  if (!trail) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(site, path),
    })),
  };
}

function trailTo(path: string, title: string, site: SiteIdentity): readonly Crumb[] | null {
  const home = { name: "Home", path: "/" };
  if (path.startsWith("/blog/")) {
    return [home, { name: titleOf("/blogs", site.settings), path: "/blogs" }, { name: title, path }];
  }
  if (path === "/" || !isSitePage(path)) return null;
  return [home, { name: title, path }];
}
