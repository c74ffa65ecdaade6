import type { MetaDescriptor } from "react-router";
import { blogsPath } from "~/content/model/posts/blogs-path.ts";
import type { PageFacts } from "~/seo/page-meta.ts";
import type { BlogPage } from "./post-pages.ts";

type Shown = Pick<BlogPage, "category" | "number" | "pageCount">;

const about =
  "How apartment communities are sited, drawn, paid for, built and run, written for people who may own a part of one.";

/** Every page of every category has a title, a description and an address of its own. */
export function factsOf({ category, number }: Shown): PageFacts {
  const name = category ? `Blog: ${category.name}` : "Blog";
  return {
    title: number === 1 ? name : `${name}, page ${number}`,
    description: category ? `Posts on “${category.name}”. ${about}` : about,
    keywords: [
      ...(category ? [category.name] : []),
      "multifamily investing blog",
      "passive real estate income",
      "apartment development",
      "Midwest",
    ],
    path: blogsPath({ category: category?.slug, page: number }),
  };
}

/** What the pages before and after this one are called in its head. */
export function neighborLinks({ category, number, pageCount }: Shown): MetaDescriptor[] {
  const path = (page: number) => blogsPath({ category: category?.slug, page });
  return [
    ...(number > 1 ? [{ tagName: "link" as const, rel: "prev", href: path(number - 1) }] : []),
    ...(number < pageCount ? [{ tagName: "link" as const, rel: "next", href: path(number + 1) }] : []),
  ];
}
