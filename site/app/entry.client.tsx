import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { chunkGuard, knownRoutes, watchLateChunks } from "~/chunks/chunk-guard.ts";
import { prefetchOnIntent } from "~/chunks/prefetch.ts";

watchLateChunks();
prefetchOnIntent(knownRoutes);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[chunkGuard]} />
    </StrictMode>,
  );
});
