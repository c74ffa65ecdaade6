import { Link } from "react-router";
import { TextLink } from "~/ui/text-link.tsx";

interface Neighbor {
  readonly slug: string;
  readonly title: string;
}

/** The posts before and after this one, as two hairline rows, and the way back to all. */
export function Neighbors({ newer, older }: { newer: Neighbor | null; older: Neighbor | null }) {
  return (
    <nav aria-label="Other posts" className="neighbors hairline mt-section border-t">
      {newer && <Row label="Next post" neighbor={newer} />}
      {older && <Row label="Previous post" neighbor={older} />}
      <TextLink className="mt-4" to="/blogs">
        All posts
      </TextLink>
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
