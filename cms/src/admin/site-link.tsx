import { Link } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import type { MouseEvent } from "react";

/** Link to a page of the site. Stops clicks from reaching the surrounding table row, which would open the entry. */
export function SiteLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      isExternal
      endIcon={<ExternalLink />}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      See it on the site
    </Link>
  );
}
