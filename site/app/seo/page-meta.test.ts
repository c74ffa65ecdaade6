import type { MetaDescriptor } from "react-router";
import { describe, expect, it } from "vitest";
import { sampleSite } from "../../testing/sample-content.ts";
import { pageMeta } from "./page-meta.ts";

const facts = { description: "About it.", keywords: ["a", "b"] };

function contentOf(meta: readonly MetaDescriptor[], property: string): unknown {
  const tag = meta.find((candidate) => "property" in candidate && candidate.property === property);
  return tag && "content" in tag ? tag.content : undefined;
}

const links = (meta: readonly MetaDescriptor[]) =>
  meta.flatMap((tag) => ("rel" in tag && "href" in tag ? `${tag.rel} ${tag.href}` : []));

describe("pageMeta", () => {
  it("puts the brand after the title of a page, and before that of the home page", () => {
    expect(pageMeta({ ...facts, path: "/about" }, sampleSite)[0]).toEqual({
      title: "About our team | Switchgrass Communities",
    });
    expect(pageMeta({ ...facts, path: "/newsletter" }, sampleSite)[0]).toEqual({
      title: "The Mailbox Money Monthly | Switchgrass Communities",
    });
    expect(pageMeta({ ...facts, path: "/" }, sampleSite)[0]).toEqual({
      title: "Switchgrass Communities: Midwest apartment investing",
    });
  });

  it("keeps a title within the length of search results", () => {
    const titleOf = (title: string) => pageMeta({ ...facts, path: "/blog/x", title }, sampleSite)[0];
    const exact = "x".repeat(60 - " | Switchgrass Communities".length);
    expect(titleOf(exact)).toEqual({ title: `${exact} | Switchgrass Communities` });
    expect(titleOf(`${exact}y`)).toEqual({ title: `${exact}y` });
    expect(titleOf("A title of sixty characters, and of not a single one more xx")).toEqual({
      title: "A title of sixty characters, and of not a single one more xx",
    });
    expect(titleOf("From land contract to certificate of occupancy, and what may happen between")).toEqual({
      title: "From land contract to certificate of occupancy, and what…",
    });
  });

  it("gives a page its own social picture, or that of the brand", () => {
    const home = pageMeta({ ...facts, path: "/" }, sampleSite);
    expect(contentOf(home, "og:image")).toMatch(
      /^https:\/\/www\.example\.com\/social\/pictures\/hero-home[\w.-]+\.webp\.jpg$/,
    );
    expect(contentOf(home, "og:image:width")).toBe("1200");
    expect(contentOf(home, "og:image:height")).toBe("630");
    expect(contentOf(home, "og:image:alt")).toMatch(
      /^Midwest apartment investing, Switchgrass Communities\. Illustrative rendering of Bluestem Reserve/,
    );
    const about = pageMeta({ ...facts, path: "/about" }, sampleSite);
    expect(contentOf(about, "og:image")).toBe("https://www.example.com/og-default.png");
    const missingPageMeta = pageMeta({ ...facts, path: "/404", title: "Page not found" }, sampleSite);
    expect(contentOf(missingPageMeta, "og:image")).toBe("https://www.example.com/og-default.png");
  });

  it("links the feeds of a page and the canonical URL", () => {
    expect(links(pageMeta({ ...facts, path: "/blog/x", title: "X" }, sampleSite))).toEqual([
      "canonical https://www.example.com/blog/x",
      "alternate /blogs/feed.xml",
    ]);
    expect(links(pageMeta({ ...facts, path: "/podcast" }, sampleSite))).toContain(
      "alternate /podcast/feed.xml",
    );
    expect(links(pageMeta({ ...facts, path: "/newsletter" }, sampleSite))).toContain(
      "alternate /newsletter/feed.xml",
    );
  });
});
