import type { PostLibrary, PostSummary } from "~/content/model/model.ts";
import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PostCard } from "~/sections/post-card.tsx";
import { TextLink } from "~/ui/links.tsx";

export function RelatedPosts({ posts }: { posts: readonly PostSummary[] }) {
  const copy = useCopy(blog).otherPosts;
  if (posts.length === 0) return null;
  return (
    <section className="mt-section border-hairline border-t pt-8 print:hidden">
      <h2 className="text-h3">{copy.related}</h2>
      <ul className="mt-8 grid gap-x-column gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard heading="h3" post={post} />
          </li>
        ))}
      </ul>
      <TextLink className="my-8" to="/blogs">
        {copy.all}
      </TextLink>
    </section>
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
