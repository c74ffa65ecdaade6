import { Link } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import type { MouseEvent } from "react";

/** Also used in table rows, where a click would open the entry. */
export function SiteLink({ href }: { href: string }) {
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <Link href={href} isExternal endIcon={<ExternalLink />} onClick={stay}>
      See it on the site
    </Link>
  );
}
