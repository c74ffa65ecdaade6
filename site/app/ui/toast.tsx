import { type ComponentType, useSyncExternalStore } from "react";
import type { ToastKind } from "./toaster.tsx";

let toaster: ComponentType | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Area of the toasts. The layout renders it once, so that a toast survives navigation. */
export function Toasts() {
  const Toaster = useSyncExternalStore(
    subscribe,
    () => toaster,
    () => null,
  );
  return Toaster && <Toaster />;
}

/** Loads the toaster and returns `addToast`. If called before a toast is needed, the toast appears at once. */
export async function loadToasts() {
  const { addToast, Toaster } = await import("./toaster.tsx");
  toaster = Toaster;
  for (const listener of listeners) listener();
  return addToast;
}

/** Shows `text` for five seconds in the top right corner. */
export function showToast(kind: ToastKind, text: string): void {
  void loadToasts().then((addToast) => addToast(kind, text));
}
