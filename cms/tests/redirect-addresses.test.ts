import { describe, expect, it } from "vitest";
import { parseSource, parseTarget } from "../src/content-rules/rules/redirects.ts";

describe("the target of a redirect", () => {
  it.each([
    ["/old", "/old"],
    [" /old/ ", "/old"],
    ["/", "/"],
    ["old", "/old"],
    ["https://www.example.com/newsletter/?issue=1#top", "/newsletter?issue=1#top"],
    ["https://elsewhere.example/a/?b=c", "https://elsewhere.example/a/?b=c"],
    ["//elsewhere.example", "https://elsewhere.example/"],
  ])("%s is stored as %s", (text, stored) => {
    expect(parseTarget(text, "https://www.example.com")).toBe(stored);
  });

  it.each([
    "http://elsewhere.example/",
    "/\\elsewhere",
    "javascript:alert(1)",
    "https:/elsewhere.example",
    "https://user:secret@elsewhere.example",
    "https://localhost/a",
  ])("may not be %s", (text) => {
    expect(() => parseTarget(text, "https://www.example.com")).toThrow("starts with https://");
  });
});

describe("the source of a redirect", () => {
  it.each([
    ["/old/", "/old"],
    ["old.html", "/old.html"],
    [" walking/path/ ", "/walking/path"],
    ["/old?page=2#part", "/old"],
    ["HTTP://www.old-site.com:8080/a/?b=c", "/a"],
    ["old-site.com/walking-path.html", "/walking-path.html"],
    ["www.old-site.com", "/"],
  ])("%s is stored as %s", (text, stored) => {
    expect(parseSource(text)).toBe(stored);
  });

  it.each(["/sitemap.xml", "/blogs/feed.xml", "/static/old.css", "/healthz", "/about.data", "/a//b"])(
    "may not be %s, for which the site does not look for redirects",
    (text) => {
      expect(() => parseSource(text)).toThrow("answers requests for");
    },
  );

  it("may not be an email address", () => {
    expect(() => parseSource("mailto:team@example.com")).toThrow("after the site's name");
  });
});
