import { redirect } from "react-router";
import { contentOf } from "~/content/content.server.ts";
import { bannerBlog } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";
import { NewestPost } from "./newest-post.tsx";
import { PostCard } from "./post-card.tsx";
import { pageNumberOf, postPage } from "./post-pages.ts";
import "./blog-list.css";

export function loader({ context, request }: Route.LoaderArgs) {
  const page = postPage(contentOf(context).posts, pageNumberOf(request.url));
  if (!page) throw redirect("/404");
  return page;
}

const addressOf = (page: number) => (page === 1 ? "/blogs" : `/blogs?page=${page}`);

export function meta({ loaderData: page, matches }: Route.MetaArgs) {
  const number = page?.number ?? 1;
  return pageMeta(
    {
      title: number === 1 ? "Blog" : `Blog, page ${number}`,
      description:
        "How apartment communities are sited, drawn, paid for, built and run, written for people who may own a part of one.",
      keywords: [
        "multifamily investing blog",
        "passive real estate income",
        "apartment development",
        "Midwest",
      ],
      path: addressOf(number),
    },
    matches[0].loaderData,
  );
}

export default function BlogList({ loaderData: { number, pageCount, posts } }: Route.ComponentProps) {
  const newest = number === 1 ? posts[0] : undefined;
  const cards = newest ? posts.slice(1) : posts;
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerBlog}
        lead="How apartment homes are paid for, built and run."
        title="Blog"
      />
      <div className="wrap grid grid-cols-1 gap-16 pt-12 pb-section">
        {posts.length === 0 && <NoPosts />}
        {newest && <NewestPost post={newest} />}
        {cards.length > 0 && (
          <ul className="grid gap-x-column gap-y-16 tablet:grid-cols-2 desktop:grid-cols-3">
            {cards.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        )}
        {pageCount > 1 && <Pagination addressOf={addressOf} page={number} pageCount={pageCount} />}
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
