import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** Closes an open `details` on a press outside, on Escape, when the focus leaves it, and when another page opens. */
export function useDismissal(menu: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a key of its own
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key, menu]);

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
