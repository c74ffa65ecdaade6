import type { LandingPage } from "../app/content/model/landing-page.ts";
import type { Newsletter, Post } from "../app/content/model/model.ts";
import type { SiteIdentity } from "../app/seo/site-identity.ts";
import { bundledSite } from "./bundled-site.ts";

/** Text with characters that break HTML, XML or JSON unless they are escaped. */
export const hostileText =
  "Ends ]]> & <b>\"bold\"</b> 'quoted' \u0000\u0008\u001b\ufffe\ud800 🌾 é \u2028 </script>";

export const sampleSite: SiteIdentity = {
  publicUrl: "https://www.example.com",
  settings: bundledSite.settings,
  copyEdits: {},
};

/** Returns a post; each number is a day newer than the one before. */
export function samplePost(number: number, facts: Partial<Post> = {}): Post {
  const day = new Date(Date.UTC(2020, 0, 1 + number)).toISOString();
  return {
    author: "Jordan Hale",
    bodyHtml: `<p>Text of post ${number}.</p>`,
    category: { name: "Markets", slug: "markets" },
    excerpt: `What post ${number} is about.`,
    headings: [],
    image: null,
    publishedAt: day,
    readingMinutes: 3,
    seoDescription: null,
    seoTitle: null,
    sharedImage: null,
    slug: `post-${number}`,
    title: `Post ${number}`,
    updatedAt: day,
    ...facts,
  };
}

/** Returns posts, newest first. */
export function samplePosts(count: number): Post[] {
  return Array.from({ length: count }, (_, index) => samplePost(count - index));
}

/** Returns a campaign page without sections. */
export function sampleLandingPage(facts: Partial<LandingPage> = {}): LandingPage {
  return {
    campaign: "spring-2027",
    description: "Three communities under way, and how to take part.",
    hero: { caption: null, image: null, lead: "", title: "A spring of building", withForm: true },
    inFooter: false,
    inResourcesMenu: false,
    searchTitle: "Spring 2027",
    sections: [],
    sharedPicture: null,
    slug: "spring-2027",
    title: "Spring 2027",
    updatedAt: "2026-11-01T00:00:00.000Z",
    ...facts,
  };
}

/** Returns a newsletter; each number is a month newer than the one before. */
export function sampleNewsletter(number: number, facts: Partial<Newsletter> = {}): Newsletter {
  return {
    cover: null,
    headline: `Headline ${number}`,
    id: `issue-${number}`,
    name: `Issue ${number}`,
    opening: null,
    publishedAt: new Date(Date.UTC(2020, number, 1)).toISOString(),
    sizeBytes: 1_000 + number,
    url: `/files/${number}/issue.pdf`,
    ...facts,
  };
}
