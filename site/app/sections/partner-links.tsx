import { ArrowUpRight } from "lucide-react";
import type { Partner } from "~/content/model/site-content.ts";
import { Icon } from "~/ui/icon.tsx";
import { NewTabHint } from "~/ui/site-link.tsx";

interface PartnerLinksProps {
  readonly className: string;
  readonly linkClassName: string;
  readonly partners: readonly Partner[];
  /** Marks each link as one that leads elsewhere. */
  readonly withArrow?: boolean;
}

/** The partners' logos, each a link to that partner's own site. A partner without a logo is named. */
export function PartnerLinks({ className, linkClassName, partners, withArrow = false }: PartnerLinksProps) {
  return (
    <ul className={className}>
      {partners.map(({ href, label, logo }) => (
        <li key={href}>
          <a className={linkClassName} href={href} rel="noopener noreferrer" target="_blank">
            {logo ? (
              <img alt={label} height={logo.height} loading="lazy" src={logo.src} width={logo.width} />
            ) : (
              label
            )}
            {withArrow && <Icon of={ArrowUpRight} />}
            <NewTabHint />
          </a>
        </li>
      ))}
    </ul>
  );
}
