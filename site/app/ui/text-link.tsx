import { ArrowRight, ArrowUpRight, Download, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { NewTabHint } from "./new-tab-hint.tsx";

type TextLinkIcon = "arrow" | "download" | "external" | "none";

const icons: Record<TextLinkIcon, LucideIcon | null> = {
  arrow: ArrowRight,
  download: Download,
  external: ArrowUpRight,
  none: null,
};

type TextLinkProps = (
  | { readonly to: string; readonly href?: never }
  | { readonly href: string; readonly to?: never }
) & {
  readonly children: ReactNode;
  readonly className?: string;
  /** `arrow` for `to`, `external` for `href`, unless given. `download` saves the file instead of opening it. */
  readonly icon?: TextLinkIcon;
};

/** A link that stands alone: `to` a page of this site, or `href` elsewhere, in a new tab. */
export function TextLink({ children, className, href, icon, to }: TextLinkProps) {
  const drawing = icons[icon ?? (to === undefined ? "external" : "arrow")];
  const classes = className ? `text-link ${className}` : "text-link";
  const content = (
    <>
      <span className="text-link-words">{children}</span>
      {drawing && <Icon of={drawing} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={classes} to={to}>
        {content}
      </Link>
    );
  }
  if (icon === "download") {
    return (
      <a className={classes} download href={href}>
        {content}
      </a>
    );
  }
  return (
    <a className={classes} href={href} rel="noopener noreferrer" target="_blank">
      {content}
      <NewTabHint />
    </a>
  );
}
