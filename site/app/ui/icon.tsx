import type { LucideIcon } from "lucide-react";

/** A drawing beside words: 20 px, thin, silent to screen readers. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing aria-hidden="true" className="shrink-0" size={size} strokeWidth={1.5} />;
}
