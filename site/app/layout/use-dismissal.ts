import { type RefObject, useEffect } from "react";
import { useOnNavigation } from "./use-on-navigation.ts";

/** Closes an open `details` on a press outside, on Escape, when the focus leaves it, and when another page is asked for. */
export function useDismissal(menu: RefObject<HTMLDetailsElement | null>): void {
  useOnNavigation(() => {
    if (menu.current) menu.current.open = false;
  });

  useEffect(() => {
    function closeFromOutside(event: Event) {
      const element = menu.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      const element = menu.current;
      if (event.key !== "Escape" || !element?.open) return;
      element.open = false;
      element.querySelector("summary")?.focus();
    }
    document.addEventListener("mousedown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("mousedown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [menu]);
}
