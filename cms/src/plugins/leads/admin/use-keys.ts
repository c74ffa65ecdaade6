import { type RefObject, useEffect } from "react";

/** Returns true if the focused element handles keys itself, such as a field or an open dialog. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [role=combobox], [role=dialog], [role=listbox]") !== null;

type Actions = Readonly<Record<string, () => void>>;

/** Runs actions by the name of their key, except while the user types. */
export function useKeys(actions: Actions): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const action = actions[event.key];
      if (!action) return;
      action();
      event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

interface ListActions {
  /** Selects the row that has the focus. */
  select: (index: number) => void;
  clear: () => void;
}

/** j and k or the arrow keys move through the rows, Enter opens one, x selects it, / goes to the search. */
export function useListKeys(list: RefObject<HTMLElement | null>, { clear, select }: ListActions): void {
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>("a[id^=lead-]") ?? [])];
  const focused = () => links().findIndex((link) => link.matches(":focus"));
  const move = (step: number) => () =>
    links()
      .at(Math.max(focused() + step, 0))
      ?.focus();
  const search = () => document.querySelector<HTMLElement>("input[name=search]")?.focus();
  useKeys({
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    x: () => select(focused()),
    Escape: clear,
    "/": search,
  });
}
