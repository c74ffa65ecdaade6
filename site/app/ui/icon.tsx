import type { LucideIcon } from "lucide-react";
import { cx } from "./class-names.ts";

interface IconProps {
  className?: string;
  of: LucideIcon;
  size?: number;
}

/** A drawing beside words: 20 px, thin, silent to screen readers. */
export function Icon({ className, of: Drawing, size = 20 }: IconProps) {
  return <Drawing aria-hidden="true" className={cx("shrink-0", className)} size={size} strokeWidth={1.5} />;
}
