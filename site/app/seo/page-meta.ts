import type { MetaDescriptor } from "react-router";
import type { BreadcrumbList, Graph, Organization, Thing, WebSite } from "schema-dts";
import type { LandingPage } from "~/content/model/landing-page.ts";
import type { ImageAsset, PostSummary } from "~/content/model/model.ts";
import type { SiteSettings } from "~/content/model/settings.ts";
import { isSitePage, type SitePagePath, titleOf } from "~/content/model/site-pages.ts";
import { type Copy, withEdits } from "~/copy/copy.ts";
import { sharing } from "~/copy/sharing.ts";
import { feedLinks } from "./feeds/feed-links.ts";
import { absoluteUrl, type SiteIdentity } from "./site-identity.ts";

/** Picture of a page in link previews. */
interface SocialCard {
  readonly alt: string;
  readonly path: string;
}

/** Size of a social picture in pixels. */
export const socialSize = { height: 630, width: 1200 };

interface CommonFacts {
  /** Picture for link previews. Defaults to the page's own, or the brand's if the page has none. */
  readonly card?: SocialCard | null | undefined;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly noindex?: boolean;
  /** Additional head tags of this page. */
  readonly tags?: readonly MetaDescriptor[];
  /** Structured data of this page. */
  readonly things?: readonly (Thing | null)[];
  readonly type?: "article" | "website";
}

/** `path` is the canonical path with its query. A `SitePagePath` has no `title` here: `titleOf` returns it. */
export type PageFacts = CommonFacts &
  (
    | { readonly path: SitePagePath; readonly title?: undefined }
    | { readonly path: string; readonly title: string }
  );

const fallbackPicture = "/og-default.png";

/**
 * Returns title, description, keywords, social tags, structured data, feeds and canonical link of a page
 * (specification, section 2). `site` is the root loader's data.
 */
export function pageMeta(page: PageFacts, site: SiteIdentity): MetaDescriptor[] {
  const { brand } = site.settings;
  const title = page.title ?? titleOf(page.path, site);
  const url = absoluteUrl(site, page.path);
  return [
    { title: documentTitle(page.path, title, brand) },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    ...pictureTags(page.card ?? pageCard(page.path, site), site),
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: url },
    ...feedLinks(page.path, site),
    structuredData(page, title, site),
    ...(page.tags ?? []),
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** Maximum length of a title that search results show in full, in characters. */
const maxTitleLength = 60;

/** Adds the brand if both fit into `maxTitleLength`; cuts a title that does not fit even alone, at a word. */
function documentTitle(path: string, title: string, brand: string): string {
  const withBrand = path === "/" ? `${brand}: ${title}` : `${title} | ${brand}`;
  if (withBrand.length <= maxTitleLength) return withBrand;
  if (title.length <= maxTitleLength) return title;
  const start = title.slice(0, maxTitleLength);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,:;–—-]+$/u, "")}…`;
}

interface RouteArgs<Data> {
  readonly loaderData: Data | undefined;
  /** The root route comes first; it may have no data on the error screen. */
  readonly matches: readonly [{ readonly loaderData: SiteIdentity | undefined }, ...unknown[]];
}

type DataOf<Loader> = Loader extends (...args: never[]) => infer Data ? Awaited<Data> : never;

/** Makes a route's `meta` from its loader data and edited copy. */
export function metaFromData<Loader>(page: (data: DataOf<Loader>, site: SiteIdentity) => PageFacts) {
  return ({ loaderData, matches: [{ loaderData: site }] }: RouteArgs<DataOf<Loader>>) =>
    loaderData && site ? pageMeta(page(loaderData, site), site) : [];
}

/** Makes a route's `meta` from its copy alone. */
export function metaFromCopy<Page extends Copy>(copy: Page, page: (copy: Page) => PageFacts) {
  return ({ matches: [{ loaderData: site }] }: Pick<RouteArgs<unknown>, "matches">) =>
    site ? pageMeta(page(withEdits(copy, site.copyEdits)), site) : [];
}

/** Returns the card of a page; null if the brand's picture represents it. */
function pageCard(path: string, site: SiteIdentity): SocialCard | null {
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

function pictureTags(card: SocialCard | null, site: SiteIdentity): MetaDescriptor[] {
  const { brand } = site.settings;
  return [
    { property: "og:image", content: absoluteUrl(site, card?.path ?? fallbackPicture) },
    { property: "og:image:width", content: String(socialSize.width) },
    { property: "og:image:height", content: String(socialSize.height) },
    { property: "og:image:alt", content: card?.alt ?? brand },
  ];
}

/** Returns a page's structured data as one graph. React Router escapes it, so text cannot end the script. */
function structuredData({ noindex, path, things = [] }: PageFacts, title: string, site: SiteIdentity) {
  const allThings = [
    organization(site),
    path === "/" ? website(site) : null,
    noindex ? null : breadcrumbList(path, title, site),
    ...things,
  ];
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": allThings.filter((thing) => thing !== null),
  };
  return { "script:ld+json": graph };
}

function organization(site: SiteIdentity): Organization {
  const { addressLines, brand, email, phone, social } = site.settings;
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: brand,
    url: absoluteUrl(site, "/"),
    logo: absoluteUrl(site, "/icon-512.png"),
    address: addressLines.join(", "),
    email,
    telephone: phone,
    sameAs: social.map(({ href }) => href),
  };
}

/** ID by which other items refer to the sponsor. */
export const organizationId = (site: SiteIdentity) => absoluteUrl(site, "/#organization");

function website(site: SiteIdentity): WebSite {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl(site, "/#website"),
    name: site.settings.brand,
    url: absoluteUrl(site, "/"),
    publisher: { "@id": organizationId(site) },
    inLanguage: "en-US",
  };
}

/** Returns the breadcrumb to the page at `path`; null for the home page. */
function breadcrumbList(path: string, title: string, site: SiteIdentity): BreadcrumbList | null {
  if (path === "/") return null;
  const isPost = path.startsWith("/blog/");
  const trail = [
    { name: "Home", path: "/" },
    ...(isPost ? [{ name: titleOf("/blogs", site), path: "/blogs" }] : []),
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
