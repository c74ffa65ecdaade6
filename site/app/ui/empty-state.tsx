import type { ReactNode } from "react";
import { Grass } from "./grass.tsx";

interface EmptyStateProps {
  /** One link to somewhere better. */
  readonly action: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  readonly title: string;
}

/** Planned, not built: hence the dashed frame. */
export function EmptyState({ action, children, title }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <h3>{title}</h3>
      <p className="mt-3 max-w-[34rem]">{children}</p>
      <p className="mt-4">{action}</p>
      <Grass low />
    </div>
  );
}
