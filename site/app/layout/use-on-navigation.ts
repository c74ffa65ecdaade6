import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigation } from "react-router";

/** Calls `action` when a navigation starts, ends or is cancelled. */
export function useOnNavigation(action: () => void): void {
  const { key } = useLocation();
  const { location: target } = useNavigation();
  const navigation = `${key} ${target?.key}`;
  const lastNavigation = useRef(navigation);
  const runAction = useEffectEvent(action);

  useEffect(() => {
    if (lastNavigation.current === navigation) return;
    lastNavigation.current = navigation;
    runAction();
  }, [navigation]);
}
