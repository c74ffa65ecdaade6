import { useEffect, useEffectEvent } from "react";

/** Calls `takeOver` once after hydration, to read what the visitor entered before it. */
export function useEarlyInput(takeOver: () => void): void {
  const onHydrated = useEffectEvent(takeOver);
  useEffect(() => onHydrated(), []);
}
