import { ArrowUpRight, Minus, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { ExternalLink } from "~/content/model/model.ts";
import { Icon } from "~/ui/icon.tsx";
import { NewTabHint } from "~/ui/site-link.tsx";
import { currentMark, holdsCurrent, type PageLink } from "./navigation.ts";

interface MobileSubmenuProps {
  readonly external: ExternalLink;
  readonly pages: readonly PageLink[];
  readonly title: string;
}

/** Submenus share a name, so that opening one closes the other. */
export function MobileSubmenu({ external, pages, title }: MobileSubmenuProps) {
  const { pathname } = useLocation();
  return (
    <details className="mobile-submenu" name="mobile-submenu">
      <summary className="mobile-entry" data-current={holdsCurrent(pages, pathname) || undefined}>
        {title}
        <Icon of={Plus} size={28} />
        <Icon of={Minus} size={28} />
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link aria-current={currentMark(page, pathname)} className="mobile-subentry" to={page.to}>
              {page.label}
            </Link>
          </li>
        ))}
        <li>
          <a className="mobile-subentry" href={external.href} rel="noopener noreferrer" target="_blank">
            <span>
              {external.label}
              <NewTabHint />
            </span>
            <Icon of={ArrowUpRight} />
          </a>
        </li>
      </ul>
    </details>
  );
}
