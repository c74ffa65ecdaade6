import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

/** Copy of the post list and of the parts around each post. */
export const blog = defineCopy("blog", {
  meta: {
    title: "Blog",
    titleOfCategory: "Blog: {category}",
    titleOfPage: "{title}, page {number}",
    description:
      "How apartment communities are sited, drawn, financed, built and run, for people who may own a part of one.",
    descriptionOfCategory: "Posts on “{category}”. {description}",
    keywords: [
      "multifamily investing blog",
      "passive real estate income",
      "apartment development",
      "Midwest",
    ],
    keywordsOfPosts: ["multifamily investing", "passive real estate income", "apartment development"],
  },
  banner: {
    image: { ...picture("gallery-08"), alt: "" },
    title: "Blog",
    caption: "Illustrative rendering.",
  },
  categories: { label: "Posts by category", all: "All", one: "post", many: "posts" },
  feed: "Follow the blog by RSS",
  /** Description of the RSS feed. */
  feedDescription:
    "How apartment communities are sited, drawn, financed, built and run, for people who may own a part of one.",
  noPosts: {
    title: "No posts yet",
    text: "We are writing the first ones. Until then, get the newsletter.",
    action: "Go to the newsletter",
  },
  post: {
    updated: "Updated {date}",
    readingTime: "{minutes} min read",
    author: "By {author}",
  },
  end: {
    writtenBy: "Written by {author}, {role}",
    writtenByWithoutRole: "Written by {author}",
    title: "Have a question about this?",
    text: "Ask how this applies to our projects.",
    howInvestingWorks: "How to invest",
  },
  share: {
    title: "Share this post",
    email: "Email",
    copy: "Copy link",
    copied: "Link copied.",
    refused: "Your browser did not let the link be copied.",
  },
  otherPosts: { related: "Related posts", all: "All posts" },
});
