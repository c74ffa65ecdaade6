import type { ComponentProps } from "react";
import type { PostSummary } from "~/content/model/model.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { NewsletterForm } from "~/leads/form/newsletter-form.tsx";
import { CoverLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import "./post-grid.css";

interface PostProps {
  post: PostSummary;
  /** False hides the category, for lists in which all posts share it. */
  withCategory?: boolean | undefined;
}

/** Card of a post. On phones it shows only the first sentence of the excerpt. */
export function PostCard({ heading: Heading, post, withCategory }: PostProps & { heading: "h2" | "h3" }) {
  const [firstSentence = "", ...otherSentences] = post.excerpt.split(/(?<=[.?!])(?= \p{Lu})/u);
  return (
    <article className="group/card relative max-tablet:grid max-tablet:grid-cols-[2fr_5fr] max-tablet:items-start max-tablet:gap-x-4">
      <PostPicture
        className="aspect-square tablet:aspect-3/2"
        post={post}
        sizes="(width < 44rem) 40vw, (width < 64rem) 45vw, 29vw"
      />
      <div className="tablet:mt-4">
        <PostFacts post={post} withCategory={withCategory} />
        <Heading className="mt-1 text-title tablet:mt-2.5 tablet:text-h3">
          <CoverLink to={postPath(post.slug)}>{post.title}</CoverLink>
        </Heading>
        <p className="mt-2 text-quiet text-s/snug">
          {firstSentence}
          <span className="max-tablet:hidden">{otherSentences}</span>
        </p>
      </div>
    </article>
  );
}

/** Cover of a post. Screen readers skip it, because the title next to it says what the post is about. */
function PostPicture({
  post: { image },
  ...picture
}: Omit<ComponentProps<typeof Picture>, "image"> & Pick<PostProps, "post">) {
  return image && <Picture {...picture} image={{ ...image, alt: "" }} zooms />;
}

function PostFacts({ post, withCategory = true }: PostProps) {
  const { category, publishedAt } = post;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet text-xs">
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
      {withCategory && category && <span>{category.name}</span>}
    </p>
  );
}

export function NewestPost({ post, withCategory }: PostProps) {
  return (
    <article className="group/card relative grid items-end gap-x-column gap-y-4 desktop:grid-cols-12">
      <div className="desktop:col-span-7">
        <PostPicture
          className="aspect-3/2"
          post={post}
          priority
          sizes="(width < 44rem) 88vw, (width < 64rem) 92vw, 55vw"
        />
      </div>
      <div className="desktop:col-span-5 desktop:pl-4">
        <PostFacts post={post} withCategory={withCategory} />
        <h2 className="mt-2.5">
          <CoverLink to={postPath(post.slug)}>{post.title}</CoverLink>
        </h2>
        <p className="measure mt-4">{post.excerpt}</p>
      </div>
    </article>
  );
}

interface PostGridProps {
  confirmsByEmail: boolean;
  heading: "h2" | "h3";
  posts: readonly PostSummary[];
  withCategory?: boolean;
}

/** Cards of posts, and a box that takes an email address for the newsletter. */
export function PostGrid({ confirmsByEmail, posts, ...card }: PostGridProps) {
  return (
    <ul className="post-grid grid gap-x-column gap-y-8 tablet:grid-cols-2 tablet:gap-y-14 desktop:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard {...card} post={post} />
        </li>
      ))}
      <li className="print:hidden">
        <SignUp confirmsByEmail={confirmsByEmail} heading={card.heading} />
      </li>
    </ul>
  );
}

function SignUp({ confirmsByEmail, heading: Heading }: Pick<PostGridProps, "confirmsByEmail" | "heading">) {
  const { head } = useCopy(newsletter);
  const { brand, newsletterTitle } = useSiteSettings();
  return (
    <section className="ground-sand h-full p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-8">
      <Heading className="text-h3">{newsletterTitle}</Heading>
      <p className="mt-2 mb-6">{head.lead}</p>
      <NewsletterForm confirmsByEmail={confirmsByEmail} names={{ brand, newsletter: newsletterTitle }} />
    </section>
  );
}
