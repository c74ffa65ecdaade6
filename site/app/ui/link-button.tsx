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
 * A link that scripts make a button. It stays the same element, so that hydration moves nothing and takes no focus;
 * with a modifier key it is still the link.
 */
export function LinkButton({ children, className, href, onPress, opensTab }: LinkButtonProps) {
  const hydrated = useHydrated();
  return (
    <a
      role={hydrated ? "button" : undefined}
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
      {opensTab && !hydrated && <NewTabHint />}
    </a>
  );
}

type Press = Pick<MouseEvent, "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey">;

/** A press of a link that does not ask for another tab, window or download. */
export function isUnmodifiedClick(press: Press): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = press;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}
