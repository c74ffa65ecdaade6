import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";

export function Loading() {
  return (
    <p className="grid min-h-svh place-items-center font-display text-heading text-title-s" role="status">
      loading...
    </p>
  );
}

/**
 * Covers the page without replacing it, so that scroll position, focus and input survive. The header stays visible and
 * usable.
 */
export function LoadingOverlay() {
  const focusedElement = useRef<Element>(null);

  // Restores the focus if the navigation ends on the same page. A covered page is inert, which removes the focus.
  // A layout effect, because the browser removes the focus at the next paint.
  useLayoutEffect(() => {
    focusedElement.current = document.activeElement;
  }, []);

  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && focusedElement.current instanceof HTMLElement)
        focusedElement.current.focus({ preventScroll: true });
    },
    [],
  );

  return (
    <div className="ground-paper fixed inset-0 z-15">
      <Loading />
    </div>
  );
}

const noticeableMs = 150;

/** Returns true once a navigation to another path takes noticeably long. Sending a form does not count. */
export function usePageWait(): boolean {
  const { formMethod, location: target, state } = useNavigation();
  const { pathname } = useLocation();
  const isSending = formMethod !== undefined && formMethod !== "GET";
  const isLoading = state === "loading" && !isSending && target.pathname !== pathname;
  const [isNoticeable, setNoticeable] = useState(false);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setNoticeable(true), noticeableMs);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isLoading]);

  return isLoading && isNoticeable;
}
