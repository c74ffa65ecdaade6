import type { PostSummary } from "~/content/model/model.ts";
import { PostCard } from "~/sections/post-card.tsx";

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
