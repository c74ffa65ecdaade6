import { contentOf } from "~/content/content-context.server.ts";
import { blogsPath } from "~/content/model/posts/blogs-path.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { PostCard } from "~/sections/post-card.tsx";
import { feedPaths } from "~/seo/feeds/feed-paths.ts";
import { missingPost } from "~/seo/missing-page.server.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { bannerBlog } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { factsOf, neighborLinks } from "./meta.ts";
import { NewestPost } from "./newest-post.tsx";
import { blogPage } from "./post-pages.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const content = contentOf(context);
  const page = blogPage(content.posts, request.url);
  if (!page) throw missingPost(content);
  return { ...page, postsWereRead: content.postsWereRead };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData ?? { category: null, number: 1, pageCount: 1 };
  return [...pageMeta(factsOf(page), matches[0].loaderData), ...neighborLinks(page)];
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { categories, category, number, pageCount, posts, postsWereRead } = loaderData;
  const newest = number === 1 ? posts[0] : undefined;
  const cards = newest ? posts.slice(1) : posts;
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerBlog}
        lead="How apartment homes are paid for, built and run."
        title={category?.name ?? "Blog"}
      />
      <div className="wrap grid grid-cols-1 gap-16 pt-12 pb-section">
        <CategoryFilter categories={categories} selected={category} />
        {posts.length === 0 && (postsWereRead ? <NoPosts /> : <PostsOnTheirWay />)}
        {newest && <NewestPost post={newest} withCategory={!category} />}
        {cards.length > 0 && (
          <ul className="grid gap-x-column gap-y-16 tablet:grid-cols-2 desktop:grid-cols-3">
            {cards.map((post) => (
              <li key={post.slug}>
                <PostCard heading="h2" post={post} withCategory={!category} />
              </li>
            ))}
          </ul>
        )}
        {pageCount > 1 && (
          <Pagination
            addressOf={(page) => blogsPath({ category: category?.slug, page })}
            page={number}
            pageCount={pageCount}
          />
        )}
        <p>
          <TextLink href={feedPaths.posts} type="application/rss+xml">
            Follow the blog by RSS
          </TextLink>
        </p>
      </div>
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      action={<TextLink to="/newsletter">Read the newsletter</TextLink>}
      heading="h2"
      title="No posts yet"
    >
      The first ones are being written. Until then, the newsletter says what is being built.
    </EmptyState>
  );
}

function PostsOnTheirWay() {
  return (
    <EmptyState
      action={<TextLink to="/newsletter">Read the newsletter</TextLink>}
      heading="h2"
      title="The posts are on their way"
    >
      They are still being fetched. Please look again in a moment.
    </EmptyState>
  );
}
