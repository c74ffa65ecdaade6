import { useLocation, useNavigation } from "react-router";

/** Returns the query of the URL, or of a pending link to the same page. */
export function useShownSearch(): string {
  const shown = useLocation();
  const { location: pressed } = useNavigation();
  return pressed?.pathname === shown.pathname ? pressed.search : shown.search;
}
