import { expect, test } from "vitest";
import { podcastRss } from "../../app/seo/feeds/podcast-rss.ts";
import { sitemapPart } from "../../app/seo/sitemap/sitemap.ts";
import { bundledSite } from "../bundled-site.ts";
import { sampleSite } from "../sample-content.ts";
import { libraryOf } from "../snapshot.ts";
import { violations } from "./validate-xml.ts";

const { episodes } = bundledSite;

const feed = podcastRss(episodes, sampleSite);
const pages =
  sitemapPart("pages", { episodes, landingPages: [], newsletters: [], posts: libraryOf([]) }, sampleSite) ??
  "";

test.each([
  ["without its owner's address", /<itunes:email>[^<]*<\/itunes:email>/, ""],
  ["without artwork", /<itunes:image[^>]*>/, ""],
  ["with artwork in a format the directories do not take", /(<itunes:image href="[^"]*)\.jpg"/, '$1.webp"'],
  ["of an unknown category", /text="Investing"/, 'text="Money"'],
  ["that does not say whether it is explicit", /<itunes:explicit>false/, "<itunes:explicit>no"],
  ["whose episode has no audio", /<enclosure[^>]*>/, ""],
  ["whose audio has no length", / length="\d+"/, ""],
  ["with an address that is not whole", /<enclosure url="https:\/\/www\.example\.com/, '<enclosure url="'],
  ["with a date of another form", /<pubDate>[^<]*/, "<pubDate>2026-11-10"],
  ["without a guid", /<guid.*?<\/guid>/, ""],
  ["with an element RSS does not know", /<item>/, "<item><summary>x</summary>"],
  ["that is not well-formed", /<\/channel>/, ""],
])("rejects a podcast feed %s", async (_, part, replacement) => {
  const broken = feed.replace(part, replacement);
  expect(broken).not.toBe(feed);
  expect(await violations("podcast.rng", feed)).toEqual([]);
  expect(await violations("podcast.rng", broken)).not.toEqual([]);
});

test.each([
  ["with a path instead of an address", /<loc>https:\/\/www\.example\.com/, "<loc>"],
  ["with a time without its zone", /<lastmod>[^<]*/, "<lastmod>2026-11-10T10:00:00"],
  ["without entries", /<url>.*<\/url>/s, ""],
])("rejects a sitemap %s", async (_, part, replacement) => {
  const broken = pages.replace(part, replacement);
  expect(broken).not.toBe(pages);
  expect(await violations("sitemap.rng", broken)).not.toEqual([]);
});
