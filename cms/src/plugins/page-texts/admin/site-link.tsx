import { Link } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import type { MouseEvent } from "react";
import type { Row } from "../../../admin/content-manager";
import { useAnswer } from "../../../admin/use-service";

/** The site's origin, without a trailing slash; empty until it is known. */
export const useSiteOrigin = (): string => useAnswer<string>("/page-texts/site").answer ?? "";

/** In the list, where a press on the row opens the entry. */
export const addressCell = ({ address }: Row) => <SiteLink address={String(address)} />;

export function SiteLink({ address }: { address: string }) {
  const origin = useSiteOrigin();
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <Link href={`${origin}${address}`} isExternal endIcon={<ExternalLink />} onClick={stay}>
      See it on the site
    </Link>
  );
}
