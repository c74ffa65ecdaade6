import { Link } from "react-router";

interface Neighbor {
  readonly slug: string;
  readonly title: string;
}

/** The posts before and after this one, as two hairline rows. */
export function Neighbors({ newer, older }: { newer: Neighbor | null; older: Neighbor | null }) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="Other posts" className="hairline mt-section border-t">
      {newer && <Row label="Next post" neighbor={newer} />}
      {older && <Row label="Previous post" neighbor={older} />}
    </nav>
  );
}

function Row({ label, neighbor }: { label: string; neighbor: Neighbor }) {
  return (
    <Link className="neighbor grid-12 hairline gap-y-1 border-b py-6" to={`/blog/${neighbor.slug}`}>
      <span className="quiet col-span-full text-s desktop:col-span-3">{label}</span>
      <span className="neighbor-title col-span-full font-display text-h3 desktop:col-span-9">
        {neighbor.title}
      </span>
    </Link>
  );
}
