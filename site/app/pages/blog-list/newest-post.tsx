import { PostDate, PostPicture, PostTitleLink } from "./post-card.tsx";
import type { PostSummary } from "./post-pages.ts";

/** Picture and summary side by side, across all columns. */
export function NewestPost({ post }: { post: PostSummary }) {
  return (
    <article className="post grid items-end gap-x-column gap-y-4 desktop:grid-cols-12">
      <div className="desktop:col-span-7">
        <PostPicture post={post} priority sizes="(width < 64rem) 92vw, 55vw" />
      </div>
      <div className="desktop:col-span-5 desktop:pl-4">
        <PostDate post={post} />
        <h2 className="mt-1">
          <PostTitleLink post={post} />
        </h2>
        <p className="measure mt-4">{post.excerpt}</p>
      </div>
    </article>
  );
}
