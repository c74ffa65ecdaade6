import { type LandingPage, landingPageAt, landingPath } from "~/content/model/landing-page.ts";
import type { ImageAsset, PostSummary } from "~/content/model/model.ts";
import type { SiteSettings } from "~/content/model/settings.ts";
import { isSitePage, postPath, titleOf } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { withEdits } from "~/copy/copy.ts";
import { sharing } from "~/copy/sharing.ts";

/** Content of a generated social picture. */
export interface SocialCard {
  readonly brand: string;
  /** A post's picture is next to its title; a page's picture fills the card above its title. */
  readonly cover: ImageAsset | null;
  readonly isPage?: boolean;
  /** True for the podcast's artwork. */
  readonly isSquare?: boolean;
  /** Path below the pictures' folder, without the hash. */
  readonly name: string;
  readonly title: string;
}

/** Increment it when the drawing changes, so that the site paints new pictures. */
const designVersion = 3;

const socialFolder = "/social";

/** Size of a social picture in pixels. */
export const socialSize = { height: 630, width: 1200 };

type Site = Pick<ContentSnapshot, "copyEdits"> & { settings: SiteSettings };

/** Returns the card of a page; null for pages that are not indexed. */
export function pageCard(path: string, site: Site): SocialCard | null {
  const { pathname } = new URL(path, "https://site.invalid");
  if (!isSitePage(pathname)) return null;
  const name = pathname === "/" ? "/home" : pathname;
  const cover: ImageAsset | null = withEdits(sharing, site.copyEdits)[pathname];
  return { brand: site.settings.brand, cover, isPage: true, name, title: titleOf(pathname, site) };
}

export function postCard(
  { image, sharedImage, slug, title }: Pick<PostSummary, "image" | "sharedImage" | "slug" | "title">,
  { brand }: SiteSettings,
): SocialCard {
  return { brand, cover: sharedImage ?? image, name: postPath(slug), title };
}

type LandingPageFields = Pick<LandingPage, "hero" | "searchTitle" | "sharedPicture" | "slug">;

export function landingCard(page: LandingPageFields, { brand }: SiteSettings): SocialCard {
  const { hero, searchTitle: title, sharedPicture, slug } = page;
  return { brand, cover: sharedPicture ?? hero.image, isPage: true, name: landingPath(slug), title };
}

export function podcastCard({ brand, podcastTitle }: SiteSettings): SocialCard {
  return { brand, cover: null, isSquare: true, name: "/podcast-artwork", title: podcastTitle };
}

/** Returns the URL of a card's picture. It contains a hash of the content. */
export function socialPath({ brand, cover, name, title }: SocialCard): string {
  return `${socialFolder}${name}.${fingerprint(JSON.stringify([designVersion, brand, title, cover?.src]))}.jpg`;
}

type Content = Site & Pick<ContentSnapshot, "landingPages" | "posts">;

/** Returns the card for a picture path, or null if the content has none. */
export function cardAt(path: string, content: Content): SocialCard | null {
  const name = /^(\/.+)\.[\da-f]{16}\.jpg$/.exec(path.slice(socialFolder.length))?.[1];
  const card = name === undefined ? null : cardWithName(name, content);
  return card && socialPath(card) === path ? card : null;
}

function cardWithName(name: string, content: Content): SocialCard | null {
  const { landingPages, posts, settings } = content;
  const artwork = podcastCard(settings);
  if (name === artwork.name) return artwork;
  const slug = /^\/blog\/([^/]+)$/.exec(name)?.[1];
  const post = slug === undefined ? undefined : posts.all[posts.indexOf(slug)];
  if (post) return postCard(post, settings);
  const landingPage = landingPageAt(landingPages, name);
  if (landingPage) return landingCard(landingPage, settings);
  return pageCard(name === "/home" ? "/" : name, content);
}

/** Start values and primes of the two halves of a fingerprint. */
const halves = [
  { start: 0x811c9dc5, prime: 0x01000193 },
  { start: 0x9dc5811c, prime: 0x01000297 },
];

/** Returns a 16-digit hex hash (FNV-1a, twice) that server and browser compute synchronously. Not cryptographic. */
export function fingerprint(text: string): string {
  return halves.map(({ prime, start }) => fnv1a(text, start, prime)).join("");
}

function fnv1a(text: string, start: number, prime: number): string {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
