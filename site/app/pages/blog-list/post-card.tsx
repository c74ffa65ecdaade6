import { Link } from "react-router";
import { formatDate } from "~/content/format.ts";
import { Picture } from "~/ui/picture.tsx";
import type { PostSummary } from "./post-pages.ts";

interface PostPart {
  readonly post: PostSummary;
}

export function PostCard({ post }: PostPart) {
  return (
    <article className="post">
      <PostPicture post={post} sizes="(width < 44rem) 92vw, (width < 64rem) 45vw, 29vw" />
      <div className="mt-4">
        <PostDate post={post} />
        <h2 className="text-h3">
          <PostTitleLink post={post} />
        </h2>
      </div>
    </article>
  );
}

/** The title beside it says what the post is about: to a screen reader its cover would only repeat it. */
export function PostPicture({
  post: { image },
  priority = false,
  sizes,
}: PostPart & { priority?: boolean; sizes: string }) {
  return image && <Picture image={{ ...image, alt: "" }} priority={priority} sizes={sizes} />;
}

export function PostDate({ post }: PostPart) {
  return (
    <p className="quiet flex flex-wrap gap-x-4 text-xs">
      <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
      <span>{post.readingMinutes} min read</span>
    </p>
  );
}

export function PostTitleLink({ post }: PostPart) {
  return (
    <Link className="post-link" to={`/blog/${post.slug}`}>
      {post.title}
    </Link>
  );
}
