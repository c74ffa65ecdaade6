import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that an address leads to; where the document is loaded for it, browsers do so by themselves. */
export function useOpenAtHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answers = [...document.querySelectorAll("details [id]")];
    const details = answers
      .find(({ id }) => hash === `#${id}` || hash === `#${encodeURIComponent(id)}`)
      ?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}
