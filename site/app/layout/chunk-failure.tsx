import { useEffect, useState } from "react";
import type { ChunkLoadError } from "~/navigation/chunk-load-error.ts";
import { canRecover } from "~/navigation/recovery.ts";
import { ErrorScreen } from "./error-screen.tsx";
import { Loading } from "./loading.tsx";

/** Replaces a page whose chunk failed: reloads if that can help, otherwise shows the error screen. */
export function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const [isFinal, setFinal] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    canRecover(error.url, location.href).then((canReload) => {
      if (isUnmounted) return;
      if (canReload) location.reload();
      else setFinal(true);
    });
    return () => {
      isUnmounted = true;
    };
  }, [error]);

  return isFinal ? <ErrorScreen detail={error.message} /> : <Loading />;
}
