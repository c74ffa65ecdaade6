import type { ReactNode } from "react";

interface BadgeProps {
  readonly children: ReactNode;
  readonly convention: "built" | "under-way";
}

/** A state in a word, and as the site's drawings show it. */
export function Badge({ children, convention }: BadgeProps) {
  return (
    <span className="badge">
      <span aria-hidden="true" className={`badge-mark drawn-${convention}`} />
      {children}
    </span>
  );
}
