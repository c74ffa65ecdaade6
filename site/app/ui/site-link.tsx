import type { ReactNode } from "react";
import { Link } from "react-router";

/**
 * Where a link leads: `to` a page of this site, or `href` anywhere else. An `href` opens a new tab, unless it is an
 * anchor, a mail address, a telephone number, a file to save or a feed.
 */
export type Destination =
  | { download?: never; href?: never; reloadDocument?: boolean; to: string; type?: never }
  | { download?: boolean; href: string; reloadDocument?: never; to?: never; type?: "application/rss+xml" };

const inPlace = /^(#|mailto:|tel:)/;

export function opensTab({ download, href, type }: Destination): boolean {
  return href !== undefined && !download && !type && !inPlace.test(href);
}

type SiteLinkProps = Destination & { children: ReactNode; className: string };

/** Every link of the site is one of these, in one of its looks: `TextLink`, `InlineLink`, `ButtonLink`. */
export function SiteLink({ children, className, ...destination }: SiteLinkProps) {
  if (destination.to !== undefined) {
    return (
      <Link className={className} {...destination}>
        {children}
      </Link>
    );
  }
  if (!opensTab(destination)) {
    return (
      <a className={className} {...destination}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={destination.href} rel="noopener noreferrer" target="_blank">
      {children}
      <NewTabHint />
    </a>
  );
}

export function NewTabHint() {
  return <span className="sr-only"> (opens in a new tab)</span>;
}
