import type { ImageAsset, PostSummary } from "~/content/model/model.ts";
import type { SiteSettings } from "~/content/model/settings.ts";
import { isSitePage, postPath, titleOf } from "~/words/pages.ts";
import { fingerprint } from "./fingerprint.ts";

/** What a made picture shows. */
export interface SocialCard {
  readonly brand: string;
  /** The picture beside the title. */
  readonly cover: ImageAsset | null;
  /** Whether it is a podcast's artwork, not a page's picture. */
  readonly isSquare?: boolean;
  /** Path below the pictures' folder, without the fingerprint. */
  readonly name: string;
  readonly title: string;
}

/** Raised with every change of the drawing, so that pictures made before are not shown any more. */
const design = 1;

export const socialFolder = "/social";

/** Of a page's picture, in pixels: what networks ask for. */
export const socialSize = { height: 630, width: 1200 };

/** The card of one of the site's pages; null for those that nobody is to find. */
export function pageCard(path: string, settings: SiteSettings): SocialCard | null {
  const { pathname } = new URL(path, "https://site.invalid");
  if (!isSitePage(pathname)) return null;
  const name = pathname === "/" ? "/home" : pathname;
  return { brand: settings.brand, cover: null, name, title: titleOf(pathname, settings) };
}

export function postCard(
  { image, slug, title }: Pick<PostSummary, "image" | "slug" | "title">,
  { brand }: SiteSettings,
): SocialCard {
  return { brand, cover: image, name: postPath(slug), title };
}

/** The podcast's square artwork. */
export function podcastCard({ brand, podcastTitle }: SiteSettings): SocialCard {
  return { brand, cover: null, isSquare: true, name: "/podcast-artwork", title: podcastTitle };
}

/** Where the picture is. The address changes with what the picture shows. */
export function socialPath({ brand, cover, name, title }: SocialCard): string {
  return `${socialFolder}${name}.${fingerprint(JSON.stringify([design, brand, title, cover?.src]))}.jpg`;
}
