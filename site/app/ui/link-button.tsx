import type { ReactNode } from "react";
import { NewTabHint } from "./new-tab-hint.tsx";
import { isPlainPress } from "./plain-press.ts";
import { useHydrated } from "./use-hydrated.ts";

interface LinkButtonProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly href: string;
  readonly onPress: (link: HTMLAnchorElement) => void;
  /** What a press opens, where scripts answer it. */
  readonly opens?: "dialog";
  /** As a link it opens a new tab. */
  readonly opensTab?: boolean;
}

/**
 * A link that scripts make a button. It stays the same element, so that hydration moves nothing and takes no focus;
 * with a modifier key it is still the link.
 */
export function LinkButton({ children, className, href, onPress, opens, opensTab }: LinkButtonProps) {
  const hydrated = useHydrated();
  return (
    <a
      {...(hydrated && { "aria-haspopup": opens, role: "button" })}
      {...(opensTab && { rel: "noopener noreferrer", target: "_blank" })}
      className={className}
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
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
