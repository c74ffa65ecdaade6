import { useLocation, useNavigation } from "react-router";

/** Returns the query of the URL, or of a pending link to the same page. */
export function useCurrentSearch(): string {
  const current = useLocation();
  const { location: pending } = useNavigation();
  return pending?.pathname === current.pathname ? pending.search : current.search;
}
