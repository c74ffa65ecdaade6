import type { ContentSnapshot } from "~/content/model/model.ts";
import {
  pageCard,
  podcastCard,
  postCard,
  type SocialCard,
  socialFolder,
  socialPath,
} from "./social-cards.ts";

/** The card whose picture is at this path as the content is now; null for every other path. */
export function cardAt(
  path: string,
  content: Pick<ContentSnapshot, "posts" | "settings">,
): SocialCard | null {
  const name = /^(\/.+)\.[\da-f]{16}\.jpg$/.exec(path.slice(socialFolder.length))?.[1];
  const card = name === undefined ? null : cardNamed(name, content);
  return card && socialPath(card) === path ? card : null;
}

function cardNamed(
  name: string,
  { posts, settings }: Pick<ContentSnapshot, "posts" | "settings">,
): SocialCard | null {
  const artwork = podcastCard(settings);
  if (name === artwork.name) return artwork;
  const slug = /^\/blog\/([^/]+)$/.exec(name)?.[1];
  const post = slug === undefined ? undefined : posts.all[posts.indexOf(slug)];
  if (post) return postCard(post, settings);
  return pageCard(name === "/home" ? "/" : name, settings);
}
