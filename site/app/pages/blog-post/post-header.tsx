import { Link } from "react-router";
import type { PostSummary } from "~/content/model/model.ts";
import { blogsPath } from "~/content/model/posts/blogs-path.ts";
import { formatDate } from "~/content/model/wording/format.ts";

export function PostHeader({ post }: { post: PostSummary }) {
  const { author, category, publishedAt, readingMinutes, title, updatedAt } = post;
  return (
    <header className="grid-12">
      <h1 className="col-span-full desktop:col-span-9">{title}</h1>
      <p className="quiet col-span-full mt-6 flex flex-wrap gap-x-6 text-s">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        {wasUpdated(post) && (
          <span>
            Updated <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
          </span>
        )}
        <span>{readingMinutes} min read</span>
        {author && <span>{author}</span>}
        {category && (
          <Link className="inline-link" to={blogsPath({ category: category.slug })}>
            {category.name}
          </Link>
        )}
      </p>
    </header>
  );
}

const dayMs = 24 * 60 * 60 * 1_000;

/** What is mended on the first day is no update. */
function wasUpdated({ publishedAt, updatedAt }: PostSummary): boolean {
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= dayMs;
}
