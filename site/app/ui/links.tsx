import { ArrowRight, ArrowUpRight, Download } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Destination: `to` a page of this site, or `href` elsewhere. An `href` opens a new tab, except for fragments, mail,
 * telephone, downloads and feeds.
 */
export type Destination =
  | { download?: never; href?: never; reloadDocument?: boolean; to: string; type?: never }
  | { download?: boolean; href: string; reloadDocument?: never; to?: never; type?: "application/rss+xml" };

/** Prefixes of URLs that open in the same tab. */
const sameTab = /^(#|mailto:|tel:)/;

function opensNewTab({ download, href, type }: Destination): boolean {
  return href !== undefined && !download && !type && !sameTab.test(href);
}

const icons = { arrow: ArrowRight, download: Download, external: ArrowUpRight, none: null };

export type LinkProps = Destination & {
  children: ReactNode;
  className?: string | undefined;
  /** Icon after the text. */
  icon?: keyof typeof icons | undefined;
};

/** Link without a look. Base of `TextLink`, `InlineLink` and `ButtonLink`. */
export function PlainLink({ children, className, icon = "none", ...destination }: LinkProps) {
  const drawing = icons[icon];
  const content = (
    <>
      {children}
      {drawing && <Icon of={drawing} />}
    </>
  );
  if (destination.to !== undefined) {
    return (
      <Link className={className} {...destination}>
        {content}
      </Link>
    );
  }
  const inNewTab = opensNewTab(destination);
  return (
    <a className={className} {...destination} {...(inNewTab && newTab)}>
      {content}
      {inNewTab && <NewTabHint />}
    </a>
  );
}

/** Attributes of a link that opens a new tab and sends no referrer. */
const newTab = { rel: "noopener noreferrer", target: "_blank" };

function NewTabHint() {
  return <span className="sr-only"> {useCopy(controls).newTab}</span>;
}

function iconOf(destination: Destination): keyof typeof icons {
  if (destination.to !== undefined) return "arrow";
  if (destination.download) return "download";
  return opensNewTab(destination) ? "external" : "none";
}

const textLinkLook = cx(
  "group/link inline-flex min-h-11 items-center font-semibold text-heading no-underline",
  "print:not-[[href^='tel:'],[href^='mailto:']]:hidden",
);

/** Underlined text inside a `group/link`. */
export function LinkText({ children, className }: { children: ReactNode; className?: string }) {
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

/** Link on its own line. Its icon shows the kind of destination, unless another icon is given. */
export function TextLink({ children, className, icon, ...destination }: LinkProps) {
  const drawing = icons[icon ?? iconOf(destination)];
  return (
    <PlainLink {...destination} className={cx(textLinkLook, className)}>
      <span>
        {/* The icon is drawn over the padding of the last word, so that it never wraps alone onto a new line. */}
        <LinkText className={drawing ? "pr-7" : ""}>{children}</LinkText>
        {drawing && <Icon className="-ml-5 inline align-text-bottom" of={drawing} />}
      </span>
    </PlainLink>
  );
}

export function TextButton({ children, className, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button className={cx(textLinkLook, className)} type={type} {...rest}>
      <LinkText>{children}</LinkText>
    </button>
  );
}

const inlineLook = cx("underline decoration-current decoration-1 underline-offset-run hover:decoration-2");

export function InlineLink({ className, ...link }: LinkProps) {
  return <PlainLink {...link} className={cx(inlineLook, className)} />;
}

/** Title link of a card. Makes the whole card clickable if the card has the classes `relative group/card`. */
export function CoverLink({ children, to }: { children: string; to: string }) {
  return (
    <Link
      className="decoration-mark underline-offset-run after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-3 group-hover/card:underline"
      to={to}
      viewTransition
    >
      {children}
    </Link>
  );
}

interface ActionLinkProps {
  children: ReactNode;
  className: string;
  href: string;
  onAction: (link: HTMLAnchorElement) => void;
  /** True to open a new tab if the browser follows the link instead of calling `onAction`. */
  isNewTabLink?: boolean;
}

/**
 * Link that acts as a button once scripts run. The element stays the same, so nothing moves. Clicks with a modifier key
 * still follow the link.
 */
export function ActionLink({ children, className, href, isNewTabLink, onAction }: ActionLinkProps) {
  const isHydrated = useHydrated();
  return (
    <a
      role={isHydrated ? "button" : undefined}
      {...(isNewTabLink && newTab)}
      className={className}
      href={href}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        onAction(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
      {isNewTabLink && !isHydrated && <NewTabHint />}
    </a>
  );
}

type Click = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey">;

/** Returns false for a click that is already handled, and for one with a modifier key or another mouse button. */
export function isUnmodifiedClick(click: Click): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = click;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
