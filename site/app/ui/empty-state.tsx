import type { ReactNode } from "react";
import { Grass } from "./grass.tsx";

interface EmptyStateProps {
  /** One link to somewhere better. */
  readonly action: ReactNode;
  /** One sentence. */
  readonly children: ReactNode;
  /** `h3` below a heading of its section. */
  readonly heading?: "h2" | "h3";
  readonly title: string;
}

/** Planned, not built: hence the dashed frame. */
export function EmptyState({ action, children, heading: Heading = "h3", title }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Heading className="text-h3">{title}</Heading>
      <p className="mt-3 max-w-[34rem]">{children}</p>
      <p className="mt-4">{action}</p>
      <Grass low />
    </div>
  );
}
