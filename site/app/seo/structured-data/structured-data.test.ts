import { describe, expect, it } from "vitest";
import { picture } from "~/copy/pictures.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import { hostileText, samplePost, sampleSite } from "../../../testing/sample-content.ts";
import { type PageFacts, pageMeta } from "../page-meta.ts";
import { blogPosting } from "./blog-posting.ts";
import { faqPage } from "./faq-page.ts";
import { podcast } from "./podcast.ts";

const { episodes, questions } = bundledSite;

const post = samplePost(1, { image: picture("banner-about"), title: hostileText });

/** Returns the structured data among a page's tags, as JSON. */
function graphIn(page: Pick<PageFacts, "noindex" | "path" | "things"> & { title: string }): string {
  const tags = pageMeta({ description: "", keywords: [], ...page }, sampleSite);
  return JSON.stringify(tags.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []))[0]);
}

const graphs = {
  home: graphIn({ path: "/", things: [], title: "Home" }),
  post: graphIn({ path: "/blog/post-1", things: [blogPosting(post, sampleSite)], title: post.title }),
  podcast: graphIn({ path: "/podcast", things: podcast(episodes, sampleSite), title: "Podcast" }),
  investor: graphIn({ path: "/investor", things: [faqPage(questions), faqPage([])], title: "Invest" }),
};

describe("structured data", () => {
  it("names the sponsor on every page, and the site on the home page", () => {
    for (const graph of Object.values(graphs)) {
      expect(JSON.parse(graph)).toMatchObject({
        "@context": "https://schema.org",
        "@graph": expect.arrayContaining([
          expect.objectContaining({ "@type": "Organization", name: "Switchgrass Communities" }),
        ]),
      });
    }
    expect(JSON.parse(graphs.home)).toMatchObject({ "@graph": [{}, { "@type": "WebSite" }] });
  });

  it("describes a post as search engines require", () => {
    expect(JSON.parse(graphs.post)).toMatchObject({
      "@graph": [
        {},
        {
          "@type": "BreadcrumbList",
          itemListElement: [
            { item: "https://www.example.com/", name: "Home", position: 1 },
            { item: "https://www.example.com/blogs", name: "Blog", position: 2 },
            { item: "https://www.example.com/blog/post-1", position: 3 },
          ],
        },
        {
          "@type": "BlogPosting",
          author: { "@type": "Person", name: "Jordan Hale" },
          dateModified: "2020-01-02T00:00:00.000Z",
          datePublished: "2020-01-02T00:00:00.000Z",
          image: expect.stringMatching(/^https:\/\/www\.example\.com\/pictures\//),
          mainEntityOfPage: "https://www.example.com/blog/post-1",
        },
      ],
    });
  });

  it("has breadcrumbs on campaign pages, and none on pages marked noindex", () => {
    expect(graphIn({ path: "/spring-2027", things: [], title: "Spring 2027" })).toContain(
      '"item":"https://www.example.com/spring-2027"',
    );
    expect(graphIn({ noindex: true, path: "/404", things: [], title: "Not found" })).not.toContain(
      "Breadcrumb",
    );
  });

  it("omits an FAQ that has no questions", () => {
    expect(faqPage([])).toBeNull();
    expect(graphs.investor.match(/"@type":"Question"/g)?.length).toBe(questions.length);
  });
});
