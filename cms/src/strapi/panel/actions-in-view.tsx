import type { StrapiApp } from "@strapi/strapi/admin";
import { useLayoutEffect, useRef } from "react";

/** Keeps Save and Publish in view beside a long form: Strapi has a place in their panel, but no setting for this. */
function ActionsInView() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const panels = mark.current?.closest("aside")?.parentElement;
    if (panels) Object.assign(panels.style, { position: "sticky", top: "1.6rem" });
  }, []);
  return <span ref={mark} hidden />;
}

export function keepActionsInView(app: StrapiApp): void {
  app
    .getPlugin("content-manager")
    .injectComponent("editView", "right-links", { name: "actions-in-view", Component: ActionsInView });
}
