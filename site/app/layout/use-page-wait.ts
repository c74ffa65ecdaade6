import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

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
