import type { PostSummary } from "~/content/model/model.ts";
import { PostFacts, PostPicture, PostTitleLink } from "~/sections/post-card.tsx";

/** Picture and summary side by side, across all columns. */
export function NewestPost({ post, withCategory = true }: { post: PostSummary; withCategory?: boolean }) {
  return (
    <article className="group/card relative grid items-end gap-x-column gap-y-4 desktop:grid-cols-12">
      <div className="desktop:col-span-7">
        <PostPicture post={post} priority sizes="(width < 64rem) 92vw, 55vw" />
      </div>
      <div className="desktop:col-span-5 desktop:pl-4">
        <PostFacts post={post} withCategory={withCategory} />
        <h2 className="mt-1">
          <PostTitleLink post={post} />
        </h2>
        <p className="measure mt-4">{post.excerpt}</p>
      </div>
    </article>
  );
}
