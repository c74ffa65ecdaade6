import { SiteLink } from "../../../admin/site-link";
import { useAnswer } from "../../../admin/use-service";
import type { Row } from "../../../strapi/panel/content-manager";

/** Returns the site's origin without a trailing slash, or an empty text until it is known. */
export const useSiteOrigin = (): string => useAnswer<string>("/page-copy/site").answer ?? "";

export const PageLink = ({ address }: { address: string }) => (
  <SiteLink href={`${useSiteOrigin()}${address}`} />
);

export const addressCell = ({ address }: Row) => <PageLink address={String(address)} />;
