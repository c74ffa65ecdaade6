import { Link } from "react-router";

/** The link of a card's title: the whole card, which is `relative group/card`, can be pressed. */
export function CoverLink({ children, to }: { children: string; to: string }) {
  return (
    <Link
      className="decoration-mark underline-offset-run after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-3 group-hover/card:underline"
      to={to}
    >
      {children}
    </Link>
  );
}
