import type { PostLibrary, PostSummary } from "~/content/model/model.ts";
import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PostGrid } from "~/sections/post-card.tsx";
import { TextLink } from "~/ui/links.tsx";

interface RelatedPostsProps {
  confirmsByEmail: boolean;
  posts: readonly PostSummary[];
}

export function RelatedPosts({ confirmsByEmail, posts }: RelatedPostsProps) {
  const copy = useCopy(blog).otherPosts;
  return (
    <section className="mt-section border-hairline border-t pt-8 print:hidden">
      <h2 className="mb-8 text-h3">{copy.related}</h2>
      <PostGrid confirmsByEmail={confirmsByEmail} heading="h3" posts={posts} />
      <TextLink className="mt-8" to="/blogs">
        {copy.all}
      </TextLink>
    </section>
  );
}

const maxRelated = 2;

/** Returns up to two posts: the newest of the same category, then the newest of all. */
export function relatedPosts(
  library: Pick<PostLibrary, "all" | "inCategory">,
  { category, slug }: Pick<PostSummary, "category" | "slug">,
): readonly PostSummary[] {
  // Take more than needed: one may be this post, and two may be in both lists.
  const sameCategory = category ? library.inCategory(category.slug).slice(0, maxRelated + 1) : [];
  const newest = library.all.slice(0, 2 * maxRelated + 1);
  const bySlug = new Map([...sameCategory, ...newest].map((post) => [post.slug, post]));
  bySlug.delete(slug);
  return [...bySlug.values()].slice(0, maxRelated);
}
