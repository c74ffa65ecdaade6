import type { BlogPosting } from "schema-dts";
import type { PostSummary } from "~/content/model/model.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { organizationId } from "../page-meta.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";

type PostFacts = Pick<
  PostSummary,
  "author" | "excerpt" | "image" | "publishedAt" | "slug" | "title" | "updatedAt"
>;

export function blogPosting(post: PostFacts, site: SiteIdentity): BlogPosting {
  const url = absoluteUrl(site, postPath(post.slug));
  const sponsor = { "@id": organizationId(site) };
  const isBySponsor = post.author === null || post.author === site.settings.brand;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    headline: post.title,
    description: post.excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: isBySponsor ? sponsor : { "@type": "Person", name: post.author },
    publisher: sponsor,
    inLanguage: "en-US",
    ...(post.image && { image: absoluteUrl(site, post.image.src) }),
  };
}
