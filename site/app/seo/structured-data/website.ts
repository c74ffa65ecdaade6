import type { SearchAction, WebSite } from "schema-dts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { organizationId } from "./organization.ts";

/** The site and how to search it. */
export function website(site: SiteIdentity): WebSite {
  return {
    "@type": "WebSite",
    "@id": absolute(site, "/#website"),
    name: site.settings.brand,
    url: absolute(site, "/"),
    publisher: { "@id": organizationId(site) },
    inLanguage: "en-US",
    potentialAction: searchAction(site),
  };
}

/** `query-input` belongs to the vocabulary's actions, whose types do not name it. */
function searchAction(site: SiteIdentity): SearchAction {
  const inputs = { "query-input": "required name=query" };
  return {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absolute(site, "/search")}?q={query}` },
    ...inputs,
  };
}
