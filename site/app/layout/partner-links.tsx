import { ArrowUpRight } from "lucide-react";
import { Icon } from "~/ui/icon.tsx";
import { NewTabHint } from "~/ui/new-tab-hint.tsx";
import { useSiteSettings } from "./use-site-settings.ts";

/** In the order in which the settings name the partners. */
const logos: readonly { readonly src: string; readonly width: number }[] = [
  { src: "/art/logo-partner-1.svg", width: 291 },
  { src: "/art/logo-partner-2.svg", width: 295 },
];

interface PartnerLinksProps {
  readonly className: string;
  readonly linkClassName: string;
  /** Marks each link as one that leads elsewhere. */
  readonly withArrow?: boolean;
}

/** The partners' logos, each a link to that partner's own site. A partner without a logo is named. */
export function PartnerLinks({ className, linkClassName, withArrow = false }: PartnerLinksProps) {
  const { partners } = useSiteSettings();
  return (
    <ul className={className}>
      {partners.map(({ href, label }, position) => {
        const logo = logos[position];
        return (
          <li key={href}>
            <a className={linkClassName} href={href} rel="noopener noreferrer" target="_blank">
              {logo ? <img alt={label} height={64} loading="lazy" {...logo} /> : label}
              {withArrow && <Icon of={ArrowUpRight} />}
              <NewTabHint />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
