import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Calls `close` when a navigation starts, ends or is cancelled. */
export function useOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const navigation = `${key} ${target?.key}`;
  const lastNavigation = useRef(navigation);
  const onNavigation = useEffectEvent(close);

  useEffect(() => {
    if (lastNavigation.current === navigation) return;
    lastNavigation.current = navigation;
    onNavigation();
  }, [navigation]);
}
