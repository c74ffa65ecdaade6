import type { ReactNode } from "react";
import { NewTabHint, newTab } from "./links.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface LinkButtonProps {
  children: ReactNode;
  className: string;
  href: string;
  onPress: (link: HTMLAnchorElement) => void;
  opensTab?: boolean;
}

/**
 * Link that acts as a button once scripts run. The element stays the same, so nothing moves. Clicks with a modifier key
 * still follow the link.
 */
export function LinkButton({ children, className, href, onPress, opensTab }: LinkButtonProps) {
  const isHydrated = useHydrated();
  return (
    <a
      role={isHydrated ? "button" : undefined}
      {...(opensTab && newTab)}
      className={className}
      href={href}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        onPress(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
      {opensTab && !isHydrated && <NewTabHint />}
    </a>
  );
}

type Press = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey">;

/** Returns true unless the visitor asks for a new tab, a window or a download by a modifier key or another button. */
export function isUnmodifiedClick(press: Press): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = press;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
