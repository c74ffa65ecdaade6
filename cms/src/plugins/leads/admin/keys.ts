import { useEffect } from "react";

/** Returns true if the focused element handles keys itself, such as a field or an open dialog. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [role=combobox], [role=dialog], [role=listbox]") !== null;

/** Runs actions by the name of their key, except while the user types. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    function run(event: KeyboardEvent) {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (!action) return;
      action();
      event.preventDefault();
    }
    document.addEventListener("keydown", run);
    return () => document.removeEventListener("keydown", run);
  });
}
