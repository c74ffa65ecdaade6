import { SiteLink } from "../../../admin/site-link";
import { useServiceData } from "../../../admin/use-service";
import type { Row } from "../../../strapi/panel/content-manager";

/** Returns the site's origin without a trailing slash; an empty text until it is loaded. */
export const useSiteOrigin = (): string => useServiceData<string>("/page-copy/site").data ?? "";

export const PageLink = ({ address }: { address: string }) => (
  <SiteLink href={`${useSiteOrigin()}${address}`} />
);

export const addressCell = ({ address }: Row) => <PageLink address={String(address)} />;
