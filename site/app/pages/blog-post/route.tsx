import { redirect } from "react-router";
import { contentOf } from "~/content/content.server.ts";
import { formatDate } from "~/content/format.ts";
import type { Post } from "~/content/model.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { Picture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";
import { Neighbors } from "./neighbors.tsx";
import { PostBody } from "./post-body.tsx";
import "./prose.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { posts } = contentOf(context);
  const index = posts.findIndex(({ slug }) => slug === params.slug);
  const post = posts[index];
  if (!post) throw redirect("/404");
  return {
    bodyHtml: post.bodyHtml,
    newer: headingOf(posts[index - 1]),
    older: headingOf(posts[index + 1]),
    post: articleOf(post),
  };
}

/** What the page says about the post, its text apart. */
function articleOf({ author, excerpt, image, publishedAt, readingMinutes, slug, title, updatedAt }: Post) {
  return { author, excerpt, image, publishedAt, readingMinutes, slug, title, updatedAt };
}

function headingOf(post: { slug: string; title: string } | undefined) {
  return post ? { slug: post.slug, title: post.title } : null;
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const post = loaderData?.post;
  if (!post) {
    return pageMeta({ title: "Blog", description: "", keywords: [], path: `/blog/${params.slug}` }, site);
  }
  return [
    ...pageMeta(
      {
        title: post.title,
        description: post.excerpt,
        keywords: ["multifamily investing", "passive real estate income", "apartment development"],
        path: `/blog/${post.slug}`,
        type: "article",
      },
      site,
    ),
    { property: "article:published_time", content: post.publishedAt },
    { property: "article:modified_time", content: post.updatedAt },
  ];
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const { bodyHtml, newer, older, post } = loaderData;
  return (
    <article className="wrap pt-head pb-section">
      <header className="grid-12">
        <h1 className="col-span-full desktop:col-span-9">{post.title}</h1>
        <p className="quiet col-span-full mt-6 flex flex-wrap gap-x-6 text-s">
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt)}</time>
          <span>{post.readingMinutes} min read</span>
          {post.author && <span>{post.author}</span>}
        </p>
      </header>
      {post.image && (
        <figure className="post-cover">
          <Picture image={post.image} priority sizes="(width < 64rem) 100vw, 84vw" />
        </figure>
      )}
      <div className="grid-12 mt-head">
        <PostBody html={bodyHtml} />
      </div>
      <Neighbors newer={newer} older={older} />
    </article>
  );
}
