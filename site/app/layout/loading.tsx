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
 * Lies over the page, which stays as it is: its place, its focus, and what was typed. It lies below the header, which
 * leads elsewhere meanwhile.
 */
export function LoadingOverlay() {
  useGivingFocusBack();
  return (
    <div className="ground-paper fixed inset-0 z-15">
      <Loading />
    </div>
  );
}

/** What lies under the placeholder is inert and loses the focus. If that page stays, so does its focus. */
function useGivingFocusBack() {
  const focused = useRef<Element>(null);

  // Before the browser takes the focus away, which it does when it next draws.
  useLayoutEffect(() => {
    focused.current = document.activeElement;
  }, []);

  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
    },
    [],
  );
}

const noticeableMs = 150;

/** True while another page loads and the wait has become noticeable. Sending a form is not such a wait. */
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
