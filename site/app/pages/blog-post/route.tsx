import { contentOf } from "~/content/content-context.server.ts";
import type { PostHeading, PostSummary } from "~/content/model/model.ts";
import { blogsPath, postPath } from "~/content/model/site-pages.ts";
import { formatDate, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { blog } from "~/copy/blog.ts";
import { controls } from "~/copy/controls.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { useRootData } from "~/layout/use-root-data.ts";
import { SampleNote } from "~/layout/withheld-content-note.tsx";
import { ProjectQuestionForm } from "~/leads/form/project-question-form.tsx";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { WrittenText } from "~/sections/written-text.tsx";
import { missingPage } from "~/seo/missing-page.server.ts";
import { metaFromData, postCard } from "~/seo/page-meta.ts";
import { blogPosting } from "~/seo/structured-data/blog-posting.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { cx } from "~/ui/class-names.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";
import { RelatedPosts, relatedPosts } from "./related-posts.tsx";
import { ShareLinks } from "./share-links.tsx";
import "./contents.css";

export const handle = { omitsFooterForm: true };

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { posts, team } = contentOf(context);
  const post = posts.find(params.slug);
  if (!post) throw missingPage(context, url);
  // An author outside the team has no picture and no role.
  const person = team.find(({ name }) => name === post.author);
  return {
    author:
      post.author === null
        ? null
        : { image: person?.image ?? null, name: post.author, role: person?.role ?? null },
    confirmsByEmail: confirmsByEmail(context),
    post,
    related: relatedPosts(posts, post),
  };
}

export const meta = metaFromData<typeof loader>(({ post }, site) => {
  const { category, publishedAt, slug, updatedAt } = post;
  const keywords = withEdits(blog, site.copyEdits).meta.keywordsOfPosts;
  return {
    title: post.seoTitle ?? post.title,
    description: post.seoDescription ?? post.excerpt,
    keywords: category ? [category.name, ...keywords] : keywords,
    path: postPath(slug),
    card: postCard(post, site.settings),
    tags: [
      { property: "article:published_time", content: publishedAt },
      { property: "article:modified_time", content: updatedAt },
      ...(category ? [{ property: "article:section", content: category.name }] : []),
    ],
    things: [blogPosting(post, site)],
    type: "article",
  };
});

export default function BlogPost({ loaderData, matches }: Route.ComponentProps) {
  const { author, post, related } = loaderData;
  const url = `${matches[0].loaderData.publicUrl}${postPath(post.slug)}`;
  return (
    <>
      <div className="wrap pt-head pb-section">
        <article key={post.slug}>
          <PostHeader post={post} />
          {post.image && (
            // On desktops the picture reaches from the text column to the right edge.
            <figure className="-mx-edge mt-head desktop:ml-[calc((100%+var(--spacing-column))/4)]">
              <Picture
                className="aspect-video desktop:aspect-2/1"
                image={post.image}
                priority
                sizes="(width < 64rem) 100vw, 76vw"
              />
            </figure>
          )}
          <div className="mt-head grid-12">
            {/* --post-margin is the distance from the left edge of the 12-column grid to the text column. */}
            <div className="@container col-span-full *:[--post-margin:calc((100cqi+var(--spacing-column))*3/7)] desktop:col-span-7 desktop:col-start-4">
              <Contents headings={post.headings} />
              <WrittenText html={post.bodyHtml} />
              <PostEnd author={author} />
              <ShareLinks title={post.title} url={url} />
            </div>
          </div>
        </article>
        <RelatedPosts confirmsByEmail={loaderData.confirmsByEmail} posts={related} />
      </div>
      <FormLinkBar fieldId="project-question-name" />
    </>
  );
}

function PostHeader({ post }: { post: PostSummary }) {
  const copy = useCopy(blog).post;
  const { author, category, publishedAt, readingMinutes, title, updatedAt } = post;
  return (
    <header className="grid-12">
      <h1 className="col-span-full desktop:col-span-9">{title}</h1>
      <p className="col-span-full mt-6 flex flex-wrap gap-x-6 text-quiet text-s">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        {wasUpdated(post) && (
          <span>
            <Filled
              text={copy.updated}
              values={{ date: <time dateTime={updatedAt}>{formatUnbrokenDate(updatedAt)}</time> }}
            />
          </span>
        )}
        <span>{fill(copy.readingTime, { minutes: readingMinutes })}</span>
        {author && <span>{fill(copy.author, { author })}</span>}
        {category && <InlineLink to={blogsPath({ category: category.slug })}>{category.name}</InlineLink>}
      </p>
      <SampleNote className="col-span-full mt-4" kind="posts" />
    </header>
  );
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Returns true if a post was updated a day or more after it was published. */
function wasUpdated({ publishedAt, updatedAt }: PostSummary): boolean {
  return Date.parse(updatedAt) - Date.parse(publishedAt) >= dayMs;
}

/** The author of a post, if known, and the form for a question about a project. */
function PostEnd({ author }: Pick<Route.ComponentProps["loaderData"], "author">) {
  const copy = useCopy(blog).end;
  const { projectChoices } = useRootData();
  return (
    <aside
      aria-labelledby="post-end"
      className="ground-sand mt-12 p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-8 print:hidden"
    >
      {author && (
        <p className="mb-3 flex items-center gap-3 text-quiet text-s">
          {author.image && (
            <Picture
              className="size-12 flex-none rounded-full"
              image={{ ...author.image, alt: "" }}
              sizes="3rem"
            />
          )}
          {author.role
            ? fill(copy.writtenBy, { author: author.name, role: author.role })
            : fill(copy.writtenByWithoutRole, { author: author.name })}
        </p>
      )}
      <h2 className="text-h3" id="post-end">
        {copy.title}
      </h2>
      <p className="mt-2 mb-6">{copy.text}</p>
      <ProjectQuestionForm projects={projectChoices} />
      <TextLink className="mt-4" to="/investor">
        {copy.howInvestingWorks}
      </TextLink>
    </aside>
  );
}

/** Minimum number of headings for a table of contents; fewer are visible at a glance. */
const minHeadings = 3;

/** Table of contents of a post: in the margin, or as an accordion above the text on narrow screens. */
function Contents({ headings }: { headings: readonly PostHeading[] }) {
  const title = useCopy(controls).contents;
  if (headings.length < minHeadings) return null;
  const list = (
    <ol className="contents-list -mb-3">
      {headings.map(({ id, level, text }) => (
        <li key={id}>
          <a
            className={cx(
              "block py-2.5 text-s/close decoration-1 underline-offset-[0.2em] hover:underline",
              level === 3 && "pl-4 text-quiet",
            )}
            href={`#${id}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={title} className="post-contents mb-8 print:hidden">
      <p className="text-quiet text-xs">{title}</p>
      <Accordion items={[{ content: list, title }]} />
    </nav>
  );
}
