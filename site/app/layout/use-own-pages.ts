import { useRouteLoaderData } from "react-router";
import type { PlacedPages } from "~/content/model/landing-page.ts";

const none: PlacedPages = { footer: [], resources: [] };

/** The team's own pages that menus and footer list. */
export function useOwnPages(): PlacedPages {
  return useRouteLoaderData<{ ownPages?: PlacedPages }>("root")?.ownPages ?? none;
}
