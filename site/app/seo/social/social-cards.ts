import { type LandingPage, landingPageAt, landingPath } from "~/content/model/landing-page.ts";
import type { ImageAsset, PostSummary } from "~/content/model/model.ts";
import type { SiteSettings } from "~/content/model/settings.ts";
import { isSitePage, postPath, titleOf } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { edited } from "~/copy/copy.ts";
import { sharing } from "~/copy/sharing.ts";

/** What a made picture shows. */
export interface SocialCard {
  readonly brand: string;
  /** A post's picture beside its title; a page's from edge to edge, its title on a strip of paper below. */
  readonly cover: ImageAsset | null;
  /** Whether the picture reaches from edge to edge. */
  readonly isPage?: boolean;
  /** Whether it is a podcast's artwork, not a page's picture. */
  readonly isSquare?: boolean;
  /** Path below the pictures' folder, without the fingerprint. */
  readonly name: string;
  readonly title: string;
}

/** Raised with every change of the drawing, so that pictures made before are not shown any more. */
const design = 3;

const socialFolder = "/social";

/** Of a page's picture, in pixels: what networks ask for. */
export const socialSize = { height: 630, width: 1200 };

type Site = Pick<ContentSnapshot, "wordEdits"> & { settings: SiteSettings };

/** The card of one of the site's pages; null for those that nobody is to find. */
export function pageCard(path: string, site: Site): SocialCard | null {
  const { pathname } = new URL(path, "https://site.invalid");
  if (!isSitePage(pathname)) return null;
  const name = pathname === "/" ? "/home" : pathname;
  const cover: ImageAsset | null = edited(sharing, site.wordEdits)[pathname];
  return { brand: site.settings.brand, cover, isPage: true, name, title: titleOf(pathname, site) };
}

export function postCard(
  { image, sharedImage, slug, title }: Pick<PostSummary, "image" | "sharedImage" | "slug" | "title">,
  { brand }: SiteSettings,
): SocialCard {
  return { brand, cover: sharedImage ?? image, name: postPath(slug), title };
}

export function landingCard(
  {
    hero,
    searchTitle,
    sharedPicture,
    slug,
  }: Pick<LandingPage, "hero" | "searchTitle" | "sharedPicture" | "slug">,
  { brand }: SiteSettings,
): SocialCard {
  const cover = sharedPicture ?? hero.image;
  return { brand, cover, isPage: true, name: landingPath(slug), title: searchTitle };
}

/** The podcast's square artwork. */
export function podcastCard({ brand, podcastTitle }: SiteSettings): SocialCard {
  return { brand, cover: null, isSquare: true, name: "/podcast-artwork", title: podcastTitle };
}

/** Where the picture is. The address changes with what the picture shows. */
export function socialPath({ brand, cover, name, title }: SocialCard): string {
  return `${socialFolder}${name}.${fingerprint(JSON.stringify([design, brand, title, cover?.src]))}.jpg`;
}

type Content = Site & Pick<ContentSnapshot, "landingPages" | "posts">;

/** The card whose picture is at this path as the content is now; null for every other path. */
export function cardAt(path: string, content: Content): SocialCard | null {
  const name = /^(\/.+)\.[\da-f]{16}\.jpg$/.exec(path.slice(socialFolder.length))?.[1];
  const card = name === undefined ? null : cardNamed(name, content);
  return card && socialPath(card) === path ? card : null;
}

function cardNamed(name: string, content: Content): SocialCard | null {
  const { landingPages, posts, settings } = content;
  const artwork = podcastCard(settings);
  if (name === artwork.name) return artwork;
  const slug = /^\/blog\/([^/]+)$/.exec(name)?.[1];
  const post = slug === undefined ? undefined : posts.all[posts.indexOf(slug)];
  if (post) return postCard(post, settings);
  const made = landingPageAt(landingPages, name);
  if (made) return landingCard(made, settings);
  return pageCard(name === "/home" ? "/" : name, content);
}

const lanes = [
  { start: 0x811c9dc5, prime: 0x01000193 },
  { start: 0x9dc5811c, prime: 0x01000297 },
];

/**
 * Sixteen hexadecimal digits that stand for a text (FNV-1a, twice): for names that change with what they name, on the
 * server and in the browser alike, whose own hashes do not answer at once. No protection against anybody.
 */
export function fingerprint(text: string): string {
  return lanes.map(({ prime, start }) => lane(text, start, prime)).join("");
}

function lane(text: string, start: number, prime: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
