import type { LucideIcon } from "lucide-react";
import { cx } from "./class-names.ts";

interface IconProps {
  className?: string;
  of: LucideIcon;
  size?: number;
}

/** Icon next to text, 20 pixels wide by default and hidden from screen readers. */
export function Icon({ className, of: Drawing, size = 20 }: IconProps) {
  return <Drawing aria-hidden="true" className={cx("shrink-0", className)} size={size} strokeWidth={1.5} />;
}
