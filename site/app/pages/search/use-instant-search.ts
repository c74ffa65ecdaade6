import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { searchAddress, searchQueryOf } from "./search-query.ts";

const pauseMs = 120;

/**
 * Searches as somebody types, once they pause. The address follows without growing the history; of several searches
 * under way the router shows the last one only. Whoever follows a link is done with typing.
 */
export function useInstantSearch() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const giveUp = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer.current);
    };
    document.addEventListener("click", giveUp, { capture: true });
    return () => {
      document.removeEventListener("click", giveUp, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);

  function search(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.set(name, value);
    void navigate(searchAddress(searchQueryOf(fields.toString())), {
      preventScrollReset: true,
      replace: true,
    });
  }

  return {
    now: search,
    soon(form: HTMLFormElement): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(form), pauseMs);
    },
  };
}
