import { expect, test } from "vitest";
import { postLibrary } from "~/content/model/model.ts";
import { podcastRss } from "../../app/seo/feeds/podcast-rss.ts";
import { sitemap } from "../../app/seo/sitemap/sitemap.ts";
import { bundledSite } from "../bundled-site.ts";
import { sampleSite } from "../sample-content.ts";
import { violations } from "./validate-xml.ts";

const { episodes } = bundledSite;

const feed = podcastRss(episodes, sampleSite);
const pages = sitemap({ episodes, landingPages: [], newsletters: [], posts: postLibrary([]) }, sampleSite);

test.each([
  ["podcast.rng", feed, "without its owner's address", /<itunes:email>[^<]*<\/itunes:email>/, ""],
  ["podcast.rng", feed, "of an unknown category", /text="Investing"/, 'text="Money"'],
  ["podcast.rng", feed, "whose audio has no length", / length="\d+"/, ""],
  ["podcast.rng", feed, "that is not well-formed", /<\/channel>/, ""],
  ["sitemap.rng", pages, "with a path instead of an address", /<loc>https:\/\/www\.example\.com/, "<loc>"],
  ["sitemap.rng", pages, "without entries", /<url>.*<\/url>/s, ""],
] as const)("%s rejects a document %#", async (schema, document, _, part, replacement) => {
  const broken = document.replace(part, replacement);
  expect(broken).not.toBe(document);
  expect(await violations(schema, broken)).not.toEqual([]);
});
