import type { ReactNode } from "react";

/** A link to a feed, for programs that show by themselves what is new. */
export function FeedLink({ children, href }: { readonly children: ReactNode; readonly href: string }) {
  return (
    <a className="text-link" href={href} type="application/rss+xml">
      <span className="text-link-words">{children}</span>
    </a>
  );
}
