import type { Organization } from "schema-dts";
import { absolute, type SiteIdentity } from "../site-identity.ts";

/** The sponsor, as every page names it. */
export function organization(site: SiteIdentity): Organization {
  const { addressLines, brand, email, phone, social } = site.settings;
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: brand,
    url: absolute(site, "/"),
    logo: absolute(site, "/icon-512.png"),
    address: addressLines.join(", "),
    email,
    telephone: phone,
    sameAs: social.map(({ href }) => href),
  };
}

/** What other things call the sponsor by. */
export const organizationId = (site: SiteIdentity) => absolute(site, "/#organization");
