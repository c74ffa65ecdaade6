import { type RefObject, useEffect } from "react";

interface Actions {
  /** Selects the row that has the focus. */
  select: (index: number) => void;
  clear: () => void;
}

/** Returns true if the focused element handles keys itself, such as a field or an open dialog. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [role=combobox], [role=dialog], [role=listbox]") !== null;

/** j and k or the arrow keys move through the rows, Enter opens one, x selects it, / goes to the search. */
export function useListKeys(list: RefObject<HTMLElement | null>, { clear, select }: Actions): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>("a[id^=lead-]") ?? [])];
      const index =
        document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
      const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key];
      if (step) links[Math.min(Math.max(index + step, 0), links.length - 1)]?.focus();
      else if (event.key === "x") select(index);
      else if (event.key === "Escape") clear();
      else if (event.key === "/") document.querySelector<HTMLElement>("input[name=search]")?.focus();
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
