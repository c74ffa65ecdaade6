import type { PostSummary } from "~/content/model/model.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { CoverLink } from "~/ui/cover-link.tsx";
import { Picture } from "~/ui/picture.tsx";
import { sections } from "~/words/sections.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

interface PostPart {
  post: PostSummary;
}

interface PostFactsProps extends PostPart {
  /** Left out where all posts are of one. */
  withCategory?: boolean;
}

interface PostCardProps extends PostFactsProps {
  heading: "h2" | "h3";
}

export function PostCard({ heading: Heading, post, withCategory = true }: PostCardProps) {
  return (
    <article className="group/card relative">
      <PostPicture post={post} sizes="(width < 44rem) 92vw, (width < 64rem) 45vw, 29vw" />
      <div className="mt-4">
        <PostFacts post={post} withCategory={withCategory} />
        <Heading className="text-h3">
          <PostTitleLink post={post} />
        </Heading>
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
  return (
    image && (
      <Picture className="aspect-3/2" image={{ ...image, alt: "" }} priority={priority} sizes={sizes} zooms />
    )
  );
}

export function PostFacts({ post, withCategory = true }: PostFactsProps) {
  const words = useWords(sections).post;
  const { category, publishedAt, readingMinutes } = post;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet text-xs">
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      <span>{fill(words.readingTime, { minutes: readingMinutes })}</span>
      {withCategory && category && <span>{category.name}</span>}
    </p>
  );
}

export function PostTitleLink({ post }: PostPart) {
  return <CoverLink to={`/blog/${post.slug}`}>{post.title}</CoverLink>;
}
