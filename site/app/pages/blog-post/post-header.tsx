import type { PostSummary } from "~/content/model/model.ts";
import { blogsPath } from "~/content/model/posts/blogs-path.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { InlineLink } from "~/ui/text-link.tsx";
import { blog } from "~/words/blog.ts";
import { Filled, useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

export function PostHeader({ post }: { post: PostSummary }) {
  const words = useWords(blog).post;
  const { author, category, publishedAt, readingMinutes, title, updatedAt } = post;
  return (
    <header className="grid-12">
      <h1 className="col-span-full desktop:col-span-9">{title}</h1>
      <p className="col-span-full mt-6 flex flex-wrap gap-x-6 text-quiet text-s">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        {wasUpdated(post) && (
          <span>
            <Filled
              text={words.updated}
              values={{ date: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time> }}
            />
          </span>
        )}
        <span>{fill(words.readingTime, { minutes: readingMinutes })}</span>
        {author && <span>{author}</span>}
        {category && <InlineLink to={blogsPath({ category: category.slug })}>{category.name}</InlineLink>}
      </p>
    </header>
  );
}

const dayMs = 24 * 60 * 60 * 1_000;

/** What is mended on the first day is no update. */
function wasUpdated({ publishedAt, updatedAt }: PostSummary): boolean {
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= dayMs;
}
