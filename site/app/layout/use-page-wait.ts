import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useChunkState } from "~/chunks/chunk-state.ts";

const noticeableMs = 150;

/** True while another page loads and the wait has become noticeable. Sending a form is not such a wait. */
export function usePageWait(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isLoadingData =
    navigation.state === "loading" && !navigation.formMethod && navigation.location.pathname !== pathname;
  const isLoadingPage = useChunkState().isLoading || isLoadingData;
  const [isNoticeable, setNoticeable] = useState(false);

  useEffect(() => {
    if (!isLoadingPage) return;
    const timer = setTimeout(() => setNoticeable(true), noticeableMs);
    return () => {
      clearTimeout(timer);
      setNoticeable(false);
    };
  }, [isLoadingPage]);

  return isLoadingPage && isNoticeable;
}
