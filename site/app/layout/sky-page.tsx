import type { ReactNode } from "react";
import { Grass } from "~/ui/grass.tsx";

/**
 * Page layout with a gradient from the page color to sky blue and grass at the bottom, for pages that end a visit:
 * errors, 404 and thank-you pages.
 */
export function SkyPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100svh-4.75rem)] flex-col justify-between bg-linear-to-b/srgb from-surface to-sky dusk:to-evergreen-2">
      <div className="wrap pt-[clamp(3rem,2rem+5vw,6rem)] pb-12">{children}</div>
      <Grass />
    </div>
  );
}
