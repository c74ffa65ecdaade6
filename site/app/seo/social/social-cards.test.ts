import { describe, expect, it } from "vitest";
import { postLibrary } from "~/content/model/model.ts";
import { picture } from "~/copy/pictures.ts";
import { sampleLandingPage, samplePost, sampleSite } from "../../../testing/sample-content.ts";
import {
  cardAt,
  fingerprint,
  landingCard,
  pageCard,
  podcastCard,
  postCard,
  type SocialCard,
  socialPath,
} from "./social-cards.ts";

const { settings } = sampleSite;
const post = samplePost(1, { image: picture("banner-about"), slug: "a.post-1" });
const site = { settings, copyEdits: {} };
const landingPage = sampleLandingPage();
const content = { ...site, landingPages: [landingPage], posts: postLibrary([post]) };

const pathOf = (card: SocialCard | null) => (card ? socialPath(card) : "none");

describe("a picture's URL", () => {
  it("identifies the card that it shows", () => {
    for (const card of [
      pageCard("/", site),
      pageCard("/blogs?page=2", site),
      podcastCard(settings),
      landingCard(landingPage, settings),
    ]) {
      expect(cardAt(pathOf(card), content)).toEqual(card);
    }
    expect(cardAt(socialPath(postCard(post, settings)), content)).toEqual(postCard(post, settings));
    expect(pathOf(pageCard("/", site))).toMatch(/^\/social\/home\.[\da-f]{16}\.jpg$/);
  });

  it("changes with title, brand and cover", () => {
    const paths = [
      postCard(post, settings),
      postCard({ ...post, title: "Another" }, settings),
      postCard({ ...post, image: null }, settings),
      postCard(post, { ...settings, brand: "Another" }),
    ].map(socialPath);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("is unknown once no page uses it", () => {
    const current = socialPath(postCard(post, settings));
    const outdatedPath = socialPath(postCard({ ...post, title: "Before" }, settings));
    const hashOfOtherPage = current.replace("/blog/a.post-1", "/about");
    const paths = [
      outdatedPath,
      hashOfOtherPage,
      "/social/blog/none.0123456789abcdef.jpg",
      "/social/",
      "/social/../x.jpg",
    ];
    for (const path of paths) expect(cardAt(path, content), path).toBeNull();
  });

  it("does not exist for pages marked noindex", () => {
    for (const path of ["/404", "/thank-you", "/search?q=x"]) expect(pageCard(path, site)).toBeNull();
  });
});

describe("fingerprint", () => {
  it("is the same on every machine and differs for 10,000 texts", () => {
    expect(fingerprint("")).toBe("811c9dc59dc5811c");
    const texts = Array.from({ length: 10_000 }, (_, index) => `Post ${index}`);
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });
});
