import { ArrowRight, ArrowUpRight, Download } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { NewTabHint } from "./new-tab-hint.tsx";

interface Look {
  readonly className?: string | undefined;
  readonly size?: "regular" | "small" | undefined;
  readonly variant?: "primary" | "secondary" | undefined;
}

function classesOf({ className, size, variant = "primary" }: Look): string {
  return ["button", `button-${variant}`, size === "small" && "button-small", className]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = Look & ComponentProps<"button"> & { readonly submitting?: boolean | undefined };

/** While `submitting` it cannot be pressed, says so, is hatched, and keeps its width. */
export function Button({
  children,
  className,
  disabled,
  size,
  submitting = false,
  type = "button",
  variant,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      aria-busy={submitting || undefined}
      className={classesOf({ className, size, variant })}
      disabled={submitting || disabled}
      type={type}
    >
      {type === "submit" ? (
        <span className="button-label" data-label={typeof children === "string" ? children : undefined}>
          <span>{submitting ? "Submitting..." : children}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

const icons = { arrow: ArrowRight, download: Download, external: ArrowUpRight };

type ButtonLinkProps = Look & {
  readonly children: ReactNode;
  readonly icon?: keyof typeof icons | undefined;
} & ({ readonly to: string; readonly href?: never } | { readonly href: string; readonly to?: never });

/** A link that looks like a button: `to` a page of this site, or `href` elsewhere, in a new tab. */
export function ButtonLink({ children, className, href, icon, size, to, variant }: ButtonLinkProps) {
  const classes = classesOf({ className, size, variant });
  const content = (
    <>
      {children}
      {icon && <Icon of={icons[icon]} />}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={classes} to={to}>
        {content}
      </Link>
    );
  }
  return (
    <a className={classes} href={href} rel="noopener noreferrer" target="_blank">
      {content}
      <NewTabHint />
    </a>
  );
}
