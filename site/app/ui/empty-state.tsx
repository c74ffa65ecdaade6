import type { ReactNode } from "react";
import { Grass } from "./grass.tsx";

interface EmptyStateProps {
  /** One link to somewhere better. */
  action: ReactNode;
  /** One sentence. */
  children: ReactNode;
  /** `h3` below a heading of its section. */
  heading?: "h2" | "h3";
  title: string;
}

/** Planned, not built: hence the dashed frame. */
export function EmptyState({ action, children, heading: Heading = "h3", title }: EmptyStateProps) {
  return (
    <div className="relative border border-frame border-dashed px-8 pt-8">
      <Heading className="text-h3">{title}</Heading>
      <p className="mt-3 max-w-136">{children}</p>
      <p className="mt-4">{action}</p>
      <Grass className="-mx-8 mt-4 h-24" />
    </div>
  );
}
