import { type MetaDescriptor, redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { blogsPath } from "~/content/model/site-pages.ts";
import { blog } from "~/copy/blog.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { NewestPost, PostGrid } from "~/sections/post-card.tsx";
import { feedPaths } from "~/seo/feeds/feed-links.ts";
import { metaFromData, type PageFacts } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import type { Route } from "./+types/route.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { type BlogPage, blogPage } from "./post-list-pages.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const page = blogPage(contentOf(context).posts, request.url);
  if (!page) throw redirect("/404");
  return { ...page, confirmsByEmail: confirmsByEmail(context) };
}

type ShownPage = Pick<BlogPage, "category" | "number" | "pageCount">;

/** Returns the title, description, keywords and path of a page, for the document head. */
function factsOf({ category, number }: ShownPage, copy: typeof blog.meta): PageFacts {
  const name = category?.name;
  const title = name ? fill(copy.titleOfCategory, { category: name }) : copy.title;
  const { description, keywords } = copy;
  return {
    title: number === 1 ? title : fill(copy.titleOfPage, { number, title }),
    description: name ? fill(copy.descriptionOfCategory, { category: name, description }) : description,
    keywords: name ? [name, ...keywords] : keywords,
    path: blogsPath({ category: category?.slug, page: number }),
  };
}

export const meta = metaFromData<typeof loader>((page, { copyEdits }) => ({
  ...factsOf(page, withEdits(blog, copyEdits).meta),
  tags: neighborLinks(page),
}));

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const copy = useCopy(blog);
  const { categories, category, number, pageCount, posts } = loaderData;
  const newest = number === 1 ? posts[0] : undefined;
  return (
    <>
      <PageBanner
        {...copy.banner}
        className="aspect-16/7 tablet:aspect-5/1"
        title={category?.name ?? copy.banner.title}
      />
      <div className="wrap grid grid-cols-1 gap-10 pt-8 pb-section desktop:gap-14">
        <WithheldContentNote kind="posts" />
        <CategoryFilter categories={categories} selected={category} />
        {posts.length === 0 && <EmptyState {...copy.noPosts} heading="h2" to="/newsletter" />}
        {newest && <NewestPost post={newest} withCategory={!category} />}
        <PostGrid
          confirmsByEmail={loaderData.confirmsByEmail}
          heading="h2"
          posts={newest ? posts.slice(1) : posts}
          withCategory={!category}
        />
        {pageCount > 1 && (
          <Pagination
            urlOf={(page) => blogsPath({ category: category?.slug, page })}
            page={number}
            pageCount={pageCount}
          />
        )}
        <p>
          <TextLink href={feedPaths.posts} type="application/rss+xml">
            {copy.feed}
          </TextLink>
        </p>
      </div>
    </>
  );
}

/** Returns links to the previous and the next page, for the document head. */
function neighborLinks({ category, number, pageCount }: ShownPage): MetaDescriptor[] {
  const path = (page: number) => blogsPath({ category: category?.slug, page });
  return [
    ...(number > 1 ? [{ tagName: "link" as const, rel: "prev", href: path(number - 1) }] : []),
    ...(number < pageCount ? [{ tagName: "link" as const, rel: "next", href: path(number + 1) }] : []),
  ];
}
