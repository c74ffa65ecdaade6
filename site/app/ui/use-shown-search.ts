import { useLocation, useNavigation } from "react-router";

/** The query of the page's address; that of a link to the same page counts at once, before the address has followed. */
export function useShownSearch(): string {
  const shown = useLocation();
  const { location: pressed } = useNavigation();
  return pressed?.pathname === shown.pathname ? pressed.search : shown.search;
}
