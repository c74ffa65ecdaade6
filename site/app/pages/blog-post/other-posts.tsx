import { Link } from "react-router";
import type { PostLibrary, PostSummary } from "~/content/model/model.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PostCard } from "~/sections/post-card.tsx";
import { TextLink } from "~/ui/links.tsx";

export function RelatedPosts({ posts, title }: { posts: readonly PostSummary[]; title: string }) {
  if (posts.length === 0) return null;
  return (
    <section className="mt-section border-hairline border-t pt-8 print:hidden">
      <h2 className="text-h3">{title}</h2>
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

type Neighbor = Pick<PostSummary, "slug" | "title">;

/** Links to the newer and the older post, and to all posts. */
export function Neighbors({ newer, older }: { newer: Neighbor | null; older: Neighbor | null }) {
  const copy = useCopy(blog).otherPosts;
  return (
    <nav aria-label={copy.label} className="mt-section border-hairline border-t print:hidden">
      {newer && <Row label={copy.next} neighbor={newer} />}
      {older && <Row label={copy.previous} neighbor={older} />}
      <TextLink className="mt-4" to="/blogs">
        {copy.all}
      </TextLink>
    </nav>
  );
}

function Row({ label, neighbor }: { label: string; neighbor: Neighbor }) {
  return (
    <Link className="group/row grid-12 gap-y-1 border-hairline border-b py-6" to={postPath(neighbor.slug)}>
      <span className="col-span-full text-quiet text-s desktop:col-span-3">{label}</span>
      <span className="col-span-full text-balance font-display text-h3 text-heading decoration-1 decoration-mark underline-offset-[0.15em] group-hover/row:underline desktop:col-span-9">
        {neighbor.title}
      </span>
    </Link>
  );
}

const maxRelated = 3;

/** Returns up to three posts: the newest of the same category, then the newest of all. */
export function relatedPosts(
  library: Pick<PostLibrary, "all" | "inCategory">,
  { category, slug }: Pick<PostSummary, "category" | "slug">,
): readonly PostSummary[] {
  // Take more than needed: one may be this post, and three may be in both lists.
  const sameCategory = category ? library.inCategory(category.slug).slice(0, maxRelated + 1) : [];
  const newest = library.all.slice(0, 2 * maxRelated + 1);
  const bySlug = new Map([...sameCategory, ...newest].map((post) => [post.slug, post]));
  bySlug.delete(slug);
  return [...bySlug.values()].slice(0, maxRelated);
}
