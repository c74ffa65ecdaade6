import { ArrowRight, ArrowUpRight, Download } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { type Destination, opensTab, SiteLink } from "./site-link.tsx";

const icons = { arrow: ArrowRight, download: Download, external: ArrowUpRight, none: null };

function iconOf(destination: Destination): keyof typeof icons {
  if (destination.to !== undefined) return "arrow";
  if (destination.download) return "download";
  return opensTab(destination) ? "external" : "none";
}

const look = cx("group/link inline-flex min-h-11 items-center gap-2 font-semibold text-heading no-underline");

/** Underlined, inside a link that is a `group/link`. */
export function LinkWords({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span
      className={cx(
        "underline decoration-1 decoration-mark underline-offset-link",
        "group-hover/link:decoration-2 group-hover/link:decoration-current",
        className,
      )}
    >
      {children}
    </span>
  );
}

type TextLinkProps = Destination & {
  children: ReactNode;
  className?: string;
  /** An arrow, a download or an outward arrow, as the destination asks, unless given. */
  icon?: keyof typeof icons;
};

/** A link that stands alone. */
export function TextLink({ children, className, icon, ...destination }: TextLinkProps) {
  const drawing = icons[icon ?? iconOf(destination)];
  return (
    <SiteLink className={cx(look, className)} {...destination}>
      <LinkWords>{children}</LinkWords>
      {drawing && <Icon of={drawing} />}
    </SiteLink>
  );
}

/** A button that looks like a link that stands alone. */
export function TextButton({ children, className, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button className={cx(look, className)} type={type} {...rest}>
      <LinkWords>{children}</LinkWords>
    </button>
  );
}

/** A link inside running text. */
export function InlineLink({
  children,
  className,
  ...destination
}: Destination & { children: ReactNode; className?: string }) {
  return (
    <SiteLink
      className={cx(
        "underline decoration-current decoration-1 underline-offset-run hover:decoration-2",
        className,
      )}
      {...destination}
    >
      {children}
    </SiteLink>
  );
}
