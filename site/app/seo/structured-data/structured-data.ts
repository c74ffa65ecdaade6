import type { MetaDescriptor } from "react-router";
import type { Graph, Thing } from "schema-dts";
import type { SiteIdentity } from "../site-identity.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { organization } from "./organization.ts";
import { website } from "./website.ts";

interface PageThings {
  readonly path: string;
  /** What this page is about beyond what every page is. */
  readonly things: readonly (Thing | null)[];
  readonly title: string;
}

/** All that a page tells machines, as one graph. React Router escapes it, so that no text in it can end the script. */
export function structuredData({ path, things, title }: PageThings, site: SiteIdentity): MetaDescriptor {
  const all = [
    organization(site),
    path === "/" ? website(site) : null,
    breadcrumbList(path, title, site),
    ...things,
  ];
  const graph: Graph = { "@context": "https://schema.org", "@graph": all.filter((thing) => thing !== null) };
  return { "script:ld+json": graph };
}
