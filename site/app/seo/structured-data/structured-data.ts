import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from "schema-dts";
import { titleOf } from "~/content/model/site-pages.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";

interface PageThings {
  readonly noindex?: boolean | undefined;
  readonly path: string;
  /** Structured data beyond what every page has. */
  readonly things: readonly (Thing | null)[];
  readonly title: string;
}

/** Returns a page's structured data as one graph. React Router escapes it, so text cannot end the script. */
export function structuredData(
  { noindex, path, things, title }: PageThings,
  site: SiteIdentity,
): MetaDescriptor {
  const allThings = [
    organization(site),
    path === "/" ? website(site) : null,
    noindex ? null : breadcrumbList(path, title, site),
    ...things,
  ];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": allThings.filter((thing) => thing !== null),
  };
  return { "script:ld+json": graph };
}

function organization(site: SiteIdentity): Organization {
  const { addressLines, brand, email, phone, social } = site.settings;
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: brand,
    url: absoluteUrl(site, "/"),
    logo: absoluteUrl(site, "/icon-512.png"),
    address: addressLines.join(", "),
    email,
    telephone: phone,
    sameAs: social.map(({ href }) => href),
  };
}

/** ID by which other items refer to the sponsor. */
export const organizationId = (site: SiteIdentity) => absoluteUrl(site, "/#organization");

function website(site: SiteIdentity): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl(site, "/#website"),
    name: site.settings.brand,
    url: absoluteUrl(site, "/"),
    publisher: { "@id": organizationId(site) },
    inLanguage: "en-US",
  };
}

/** Returns the breadcrumb to the page at `path`; null for the home page. */
function breadcrumbList(path: string, title: string, site: SiteIdentity): BreadcrumbList | null {
  const isPost = path.startsWith("/blog/");
  if (path === "/") return null;
  const trail = [
    { name: "Home", path: "/" },
    ...(isPost ? [{ name: titleOf("/blogs", site), path: "/blogs" }] : []),
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
