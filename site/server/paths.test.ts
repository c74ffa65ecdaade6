import type { ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import { createPaths, hasOneValidHost, parseRequestTarget, pathOfPage } from "./paths.ts";

const module = { default: () => null };
const paths = ["about", "blogs", "blog/:slug", "podcast/transcripts/:episode", "newsletter/feed.xml", "*"];
const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module },
  layout: { id: "layout", parentId: "root", module },
  home: { id: "home", index: true, parentId: "layout", module },
  ...Object.fromEntries(paths.map((path) => [path, { id: path, parentId: "layout", path, module }])),
};
const { canonicalPath, hasTypedValues, cacheKeyOf } = createPaths(routes);

describe("canonicalPath", () => {
  it.each([
    ["/ABOUT", "/about"],
    ["/%61bout", "/about"],
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["//evil.example/", "/evil.example"],
    ["//", "/"],
    ["/Newsletter/FEED.xml", "/newsletter/feed.xml"],
    ["/BLOG/Some-Post", "/blog/Some-Post"],
    ["/blog//Some%2DPost", "/blog/Some-Post"],
    ["/blog/caf%c3%a9", "/blog/caf%C3%A9"],
    ["/podcast/Transcripts/1", "/podcast/transcripts/1"],
    ["/ABOUT.data", "/about.data"],
    ["/about/_.data", "/about.data"],
    ["/about%2Edata", "/about.data"],
    ["/.data", "/_.data"],
    ["//_.data", "/_.data"],
    ["/blog/x.data/", "/blog/x.data"],
  ])("%s becomes %s", (requestedPath, canonical) => {
    expect(canonicalPath(requestedPath)).toBe(canonical);
    expect(canonicalPath(canonical), "and stays").toBe(canonical);
  });

  it.each(["/", "/about", "/_.data", "/about.data", "/blog/Some_Post~2", "/Old-Page", "/a%2Fb", "/a%20b"])(
    "%s is unchanged",
    (path) => {
      expect(canonicalPath(path)).toBe(path);
    },
  );
});

describe("cacheKeyOf", () => {
  const keyOf = (url: string) => cacheKeyOf(new URL(url, "http://site.invalid"));

  it.each([
    ["/about?utm_source=x", "/about"],
    ["/blogs?page=2&x=1&category=a", "/blogs?category=a&page=2"],
    ["/blogs.data?page=2", "/blogs.data?page=2"],
    ["/about.data?_routes=junk", "/about.data"],
    ["/about.data?_routes=junk,about", "/about.data?_routes=about"],
    ["/about.data?_routes=root,about,layout", "/about.data?_routes=about%2Clayout%2Croot"],
    ["/about.data?_routes=about,blogs,home", "/about.data?_routes=about"],
    ["/about?_routes=about", "/about"],
    ["/investor?amount=1&loss=2&utm_source=x", "/investor"],
    ["/_.data?_routes=home", "/_.data?_routes=home"],
  ])("%s is cached as %s", (requestedPath, cached) => {
    expect(keyOf(requestedPath)).toBe(cached);
  });
});

it.each([
  ["/investor?loss=5", true],
  ["/investor?delay=6", true],
  ["/investor.data?amount=1", true],
  ["/contact?project=x", true],
  ["/investor?utm_source=x", false],
  ["/blogs?page=2", false],
  ["/constructor?amount=1", false],
])("%s has values that a visitor typed: %s", (url, hasTyped) => {
  expect(hasTypedValues(new URL(url, "http://site.invalid"))).toBe(hasTyped);
});

describe("pathOfPage", () => {
  it.each([
    ["/about.data", "/about"],
    ["/_.data", "/"],
    ["/", "/"],
    ["/blog/x", "/blog/x"],
  ])("%s belongs to %s", (path, page) => expect(pathOfPage(path)).toBe(page));
});

describe("parseRequestTarget", () => {
  it.each([
    "",
    "*",
    "http://elsewhere.example/",
    "/%",
    "/%E0%A4%A",
    "/a%00b",
    "/static/../x",
    "/static/%2e%2E/x",
    "/static\\..\\x",
    "/a/.",
  ])("returns null for %j", (target) => {
    expect(parseRequestTarget(target)).toBeNull();
  });
});

describe("hasOneValidHost", () => {
  const hostsAreValid = (...hosts: string[]) =>
    hasOneValidHost({
      headers: { host: hosts[0] ?? "" },
      headersDistinct: { host: hosts },
      httpVersion: "1.1",
    });

  it.each(["www.example.com", "localhost:3000", "127.0.0.1:80", "[::1]:3000", "site_1:80"])(
    "accepts %s",
    (host) => expect(hostsAreValid(host)).toBe(true),
  );

  it.each(["%", "a b", "x:99999", "x:", "a/b", "user@x", "", "x?y", "[::1"])("rejects %j", (host) =>
    expect(hostsAreValid(host)).toBe(false),
  );

  it("rejects two hosts", () => expect(hostsAreValid("a.example", "b.example")).toBe(false));
});
