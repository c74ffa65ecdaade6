import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Calls `close` when a navigation starts, ends or is cancelled. */
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
