import { describe, expect, it } from "vitest";
import { bundledSite } from "../../../testing/bundled-site.ts";
import {
  hostileText,
  sampleNewsletter,
  samplePost,
  samplePosts,
  sampleSite,
} from "../../../testing/sample-content.ts";
import { xmlViolations } from "../../../testing/schemas/validate-xml.ts";
import { newsletterRss, podcastRss, postsRss, rfc822, transcriptHtml } from "./feeds.server.ts";

const { episodes } = bundledSite;

const hostilePost = samplePost(1, {
  author: hostileText,
  category: { name: hostileText, slug: "x" },
  excerpt: hostileText,
  title: hostileText,
});

describe("the posts' RSS", () => {
  it("is valid for no posts and hostile texts", async () => {
    for (const posts of [[], [hostilePost, samplePost(2)]]) {
      expect(await xmlViolations("rss.rng", postsRss(posts, sampleSite))).toEqual([]);
    }
  });

  it("links the newest 50 posts", () => {
    const links = [...postsRss(samplePosts(60), sampleSite).matchAll(/<guid[^>]*>([^<]*)/g)];
    expect(links).toHaveLength(50);
    expect(links[0]?.[1]).toBe("https://www.example.com/blog/post-60");
  });

  it("states when it last changed, except when empty", () => {
    const posts = [samplePost(2), samplePost(1, { updatedAt: "2026-11-20T09:05:00.000Z" })];
    expect(postsRss(posts, sampleSite)).toContain(
      "<lastBuildDate>Fri, 20 Nov 2026 09:05:00 GMT</lastBuildDate>",
    );
    expect(postsRss([], sampleSite)).not.toContain("lastBuildDate");
  });
});

describe("the newsletter's RSS", () => {
  it("is valid for no issues and hostile texts", async () => {
    const hostile = sampleNewsletter(1, { headline: null, id: 'a b"&', name: hostileText });
    for (const issues of [[], [sampleNewsletter(2), hostile]]) {
      expect(await xmlViolations("rss.rng", newsletterRss(issues, sampleSite))).toEqual([]);
    }
  });

  it("links each issue's PDF", () => {
    expect(newsletterRss([sampleNewsletter(1)], sampleSite)).toContain(
      '<enclosure url="https://www.example.com/files/1/issue.pdf" length="1001" type="application/pdf"/>',
    );
  });
});

describe("the podcast's RSS", () => {
  it("has what the directories require, for several episodes, no episodes and hostile texts", async () => {
    const [episode] = episodes;
    if (!episode) throw new Error("The sample content has no episodes");
    const hostile = { ...episode, notes: [hostileText], summary: hostileText, title: hostileText };
    for (const list of [[], [...episodes, hostile, { ...episode, notes: [], transcript: [] }]]) {
      expect(await xmlViolations("podcast.rng", podcastRss(list, sampleSite))).toEqual([]);
    }
  });

  it("gives each episode an ID that survives changes of title and domain", () => {
    const guids = (feed: string) => feed.match(/<guid[^>]*>[^<]*/g);
    const elsewhere = { ...sampleSite, publicUrl: "https://new.example" };
    const renamedEpisodes = episodes.map((episode) => ({ ...episode, title: "Renamed" }));
    expect(guids(podcastRss(renamedEpisodes, elsewhere))).toEqual(guids(podcastRss(episodes, sampleSite)));
  });

  it("says that computer voices read a sample episode", () => {
    expect(podcastRss(episodes, sampleSite)).toContain("&lt;p&gt;Read by computer voices.&lt;/p&gt;");
  });
});

describe("a transcript", () => {
  it("is escaped", () => {
    const [episode] = episodes;
    if (!episode) throw new Error("The sample content has no episodes");
    const html = transcriptHtml(
      { ...episode, transcript: [{ speaker: "A<b>", text: hostileText }] },
      sampleSite,
    );
    expect(html).toContain("<cite>A&lt;b&gt;:</cite> Ends ]]&gt; &amp; &lt;b&gt;");
    expect(html).not.toContain("</script>");
  });
});

describe("rfc822", () => {
  it("formats dates and date-times", () => {
    expect(rfc822("2026-11-05")).toBe("Thu, 05 Nov 2026 00:00:00 GMT");
    expect(rfc822("2026-02-28T23:59:59.999Z")).toBe("Sat, 28 Feb 2026 23:59:59 GMT");
  });
});
