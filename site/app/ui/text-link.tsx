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

const look = cx(
  "text-link group/link inline-flex min-h-11 items-center gap-2 font-semibold text-heading no-underline",
);

function Words({ children }: { children: ReactNode }) {
  return (
    <span className="text-link-words underline decoration-mark decoration-1 underline-offset-[0.35em] group-hover/link:decoration-current group-hover/link:decoration-2">
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
      <Words>{children}</Words>
      {drawing && <Icon of={drawing} />}
    </SiteLink>
  );
}

/** A button that looks like a link that stands alone. */
export function TextButton({ children, className, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button className={cx(look, className)} type={type} {...rest}>
      <Words>{children}</Words>
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
        "underline decoration-current decoration-1 underline-offset-[0.2em] hover:decoration-2",
        className,
      )}
      {...destination}
    >
      {children}
    </SiteLink>
  );
}
