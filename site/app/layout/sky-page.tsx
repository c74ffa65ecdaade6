import type { ReactNode } from "react";
import { Grass } from "~/ui/grass.tsx";

/** Paper that turns into sky above the grass: the ground of pages where a path ends. */
export function SkyPage({ children }: { children: ReactNode }) {
  return (
    <div className="sky-page">
      <div className="sky-page-content wrap">{children}</div>
      <Grass />
    </div>
  );
}
