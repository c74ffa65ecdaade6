import { expect, it } from "vitest";
import { postLibrary } from "~/content/model/model.ts";
import { bundledSite } from "../../../testing/bundled-site.ts";
import {
  sampleLandingPage,
  sampleNewsletter,
  samplePosts,
  sampleSite,
} from "../../../testing/sample-content.ts";
import { xmlViolations } from "../../../testing/schemas/validate-xml.ts";
import { robots, sitemap } from "./sitemap.ts";

it("the sitemap lists pages, categories, issues and posts with their dates, and no page marked noindex", async () => {
  const content = {
    episodes: bundledSite.episodes,
    landingPages: [sampleLandingPage()],
    newsletters: [sampleNewsletter(2)],
    posts: postLibrary(samplePosts(2)),
  };
  const document = sitemap(content, sampleSite);
  expect(await xmlViolations("sitemap.rng", document)).toEqual([]);
  const entries = [
    "/</loc>",
    "/spring-2027</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod>",
    "/blogs?category=markets</loc>",
    "/files/2/issue.pdf</loc>",
    "/blog/post-1</loc><lastmod>2020-01-02T00:00:00.000Z</lastmod>",
    "/blog/post-2</loc>",
  ];
  for (const entry of entries) expect(document).toContain(`<loc>https://www.example.com${entry}`);
  expect(document).not.toMatch(/404|thank-you|search|preview|requested|confirm|unsubscribe/);
});

it("robots.txt excludes drafts and search results, and names the sitemap", () => {
  expect(robots(sampleSite)).toBe(
    "User-agent: *\nDisallow: /preview\nDisallow: /search\n\nSitemap: https://www.example.com/sitemap.xml\n",
  );
});
