import type { ContentSnapshot, Post } from "~/content/model/model.ts";
import { postPath } from "~/words/pages.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { element } from "../xml.ts";
import { portableHtml } from "./portable-html.ts";

const maxPosts = 50;

export const postsFeedDescription =
  "How apartment communities are sited, drawn, paid for, built and run, written for people who may own a part of one.";

/** The posts that feeds carry, newest first: the only ones whose texts are read for it. */
export function feedPosts({ posts }: Pick<ContentSnapshot, "posts">): Post[] {
  return posts.all.slice(0, maxPosts).flatMap(({ slug }) => posts.find(slug) ?? []);
}

/** A post's text for readers elsewhere. What stands below every page of the site goes along with it. */
export function feedHtml(post: Pick<Post, "bodyHtml" | "slug">, site: SiteIdentity): string {
  const text = portableHtml(post.bodyHtml, absolute(site, postPath(post.slug)));
  const disclosure = site.settings.disclosure.map((paragraph) => element("p", {}, paragraph).text);
  return [text, "<hr>", ...disclosure].join("\n");
}
