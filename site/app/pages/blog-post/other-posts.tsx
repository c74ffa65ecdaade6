import { Link } from "react-router";
import type { PostSummary } from "~/content/model/model.ts";
import { PostCard } from "~/sections/post-card.tsx";
import { TextLink } from "~/ui/text-link.tsx";

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="related hairline mt-section border-t pt-8">
      <h2 className="text-h3">Related posts</h2>
      <ul className="mt-8 grid gap-x-column gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard heading="h3" post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Neighbor {
  slug: string;
  title: string;
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
