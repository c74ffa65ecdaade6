import type { LandingPage } from "~/content/model/landing-page.ts";
import type { ImageAsset, PostSummary } from "~/content/model/model.ts";
import type { SiteSettings } from "~/content/model/settings.ts";
import { isSitePage, titleOf } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { withEdits } from "~/copy/copy.ts";
import { sharing } from "~/copy/sharing.ts";

/** Picture of a page in link previews. */
export interface SocialCard {
  readonly alt: string;
  readonly path: string;
}

/** Size of a social picture in pixels. */
export const socialSize = { height: 630, width: 1200 };

type Site = Pick<ContentSnapshot, "copyEdits"> & { settings: SiteSettings };

/** Returns the card of a page; null if the brand's picture represents it. */
export function pageCard(path: string, site: Site): SocialCard | null {
  const { pathname } = new URL(path, "https://site.invalid");
  if (!isSitePage(pathname)) return null;
  return cardOf(withEdits(sharing, site.copyEdits)[pathname], titleOf(pathname, site), site.settings);
}

export const postCard = (
  { image, sharedImage, title }: Pick<PostSummary, "image" | "sharedImage" | "title">,
  settings: SiteSettings,
) => cardOf(sharedImage ?? image, title, settings);

export const landingCard = (
  { hero, searchTitle, sharedPicture }: Pick<LandingPage, "hero" | "searchTitle" | "sharedPicture">,
  settings: SiteSettings,
) => cardOf(sharedPicture ?? hero.image, searchTitle, settings);

function cardOf(picture: ImageAsset | null, title: string, { brand }: SiteSettings): SocialCard | null {
  if (!picture) return null;
  const [largest = picture.src] = picture.sources.at(-1)?.srcSet.split(", ").at(-1)?.split(" ") ?? [];
  return { alt: `${title}, ${brand}. ${picture.alt}`, path: `/social${largest}.jpg` };
}
