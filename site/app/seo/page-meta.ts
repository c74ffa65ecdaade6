import type { MetaDescriptor } from "react-router";

export interface PageFacts {
  readonly description: string;
  readonly keywords: readonly string[];
  /** Path of the page's canonical address, such as `/about`. */
  readonly path: string;
  /** Path of the picture shown where the page is shared; 1200 by 630. */
  readonly sharePicture?: string;
  readonly title: string;
  readonly type?: "article" | "website";
}

interface SiteIdentity {
  readonly publicUrl: string;
  readonly settings: { readonly brand: string };
}

const defaultSharePicture = "/og-default.png";

/**
 * Title, description, keywords, social-sharing tags and canonical link of a page (specification, section 2).
 * `site` is the root loader's data; it is absent only on the error screen.
 */
export function pageMeta(page: PageFacts, site: SiteIdentity | undefined): MetaDescriptor[] {
  const brand = site?.settings.brand ?? "";
  const publicUrl = site?.publicUrl ?? "";
  const title = page.path === "/" ? `${brand}: ${page.title}` : `${page.title} | ${brand}`;
  const address = new URL(page.path, `${publicUrl}/`).href;
  const picture = new URL(page.sharePicture ?? defaultSharePicture, `${publicUrl}/`).href;
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { name: "twitter:card", content: "summary_large_image" },
    { tagName: "link", rel: "canonical", href: address },
  ];
}
