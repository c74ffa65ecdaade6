import type { ReactNode } from "react";
import { Grass } from "~/ui/grass.tsx";

/** Paper fading into sky above the grass, for pages where a path ends. */
export function SkyPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100svh-4.75rem)] flex-col justify-between bg-linear-to-b/srgb from-surface to-sky dusk:to-evergreen-2">
      <div className="wrap pt-[clamp(3rem,2rem+5vw,6rem)] pb-12">{children}</div>
      <Grass />
    </div>
  );
}
