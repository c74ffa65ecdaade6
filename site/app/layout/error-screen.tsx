import { useEffect, useState } from "react";
import { layout } from "~/copy/layout.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import type { ChunkLoadError } from "~/navigation/chunk-load-error.ts";
import { reloadWouldHelp } from "~/navigation/recovery.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Loading } from "./loading.tsx";
import { SkyPage } from "./sky-page.tsx";

/** Generic error screen of sections 2 and 8 of the specification. Needs no content, settings or scripts. */
export function ErrorScreen({ detail }: { detail: string }) {
  const copy = useCopy(layout).error;
  return (
    <main className="grid">
      <title>{copy.title}</title>
      <SkyPage>
        <h1>{copy.title}</h1>
        <p className="mt-4 text-quiet">{detail}</p>
        <p className="mt-8">
          {/* A full page load, because the app may no longer work. */}
          <ButtonLink reloadDocument to="/" variant="secondary">
            {copy.home}
          </ButtonLink>
        </p>
      </SkyPage>
    </main>
  );
}

/** Replaces a page whose chunk failed: reloads if that can help, otherwise shows the error screen. */
export function ChunkFailure({ error }: { error: ChunkLoadError }) {
  const [isFinal, setFinal] = useState(false);

  useEffect(() => {
    let isUnmounted = false;
    reloadWouldHelp(error.url, location.href).then((canReload) => {
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
