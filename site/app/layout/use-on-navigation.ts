import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Runs `close` when a navigation begins, ends, or is given up: what lies open over the page is in its way. */
export function useOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const navigation = `${key} ${target?.key}`;
  const seen = useRef(navigation);
  const onNavigation = useEffectEvent(close);

  useEffect(() => {
    if (seen.current === navigation) return;
    seen.current = navigation;
    onNavigation();
  }, [navigation]);
}
