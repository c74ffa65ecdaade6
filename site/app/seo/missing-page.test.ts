import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { contentContext } from "~/content/content-context.server.ts";
import { bundledSite } from "../../testing/bundled-site.ts";
import { sampleLandingPage, samplePost } from "../../testing/sample-content.ts";
import { sampleSnapshot } from "../../testing/snapshot.ts";
import { missingPage, resolveRedirect } from "./missing-page.server.ts";

describe("missingPage", () => {
  const redirects = [
    { from: "/old", to: "/blog/old" },
    { from: "/blog/old", to: "/blog/post-1" },
    { from: "/blog/post-1", to: "/elsewhere" },
    { from: "/winter", to: "/spring-2027" },
    { from: "/spring-2027", to: "/elsewhere" },
  ];

  it.each([
    ["/old?utm_source=x", 301, "/blog/post-1?utm_source=x", "a chain ends at the first URL that has a post"],
    ["/winter", 301, "/spring-2027", "a redirect can lead to a campaign page"],
    ["/spring-2027", 302, "/404", "a redirect never leads away from a page"],
    ["/nowhere?x=1", 302, "/404", "no redirect"],
  ])("sends %s with %i to %s: %s", (path, expectedStatus, location) => {
    const context = new RouterContextProvider();
    const content = { ...bundledSite, landingPages: [sampleLandingPage()], redirects };
    context.set(contentContext, sampleSnapshot([samplePost(1)], [], content));
    const { headers, status } = missingPage(context, new URL(path, "https://www.example.com"));
    expect([status, headers.get("location")]).toEqual([expectedStatus, location]);
  });
});

describe("resolveRedirect", () => {
  const resolve = (targets: Readonly<Record<string, string>>, path: string) =>
    resolveRedirect(
      Object.entries(targets).map(([from, to]) => ({ from, to })),
      new URL(path, "https://www.example.com"),
      (pathname) => pathname === "/about",
    );
  const longChain = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((step) => [`/${step}`, `/${step + 1}`]));

  it.each<[string, Record<string, string>, string, string | null]>([
    ["keeps the query", { "/old": "/new" }, "/old?a=letter&b=%C3%A9", "/new?a=letter&b=%C3%A9"],
    ["adds the query to the target's", { "/a": "/b?issue=7#read" }, "/a?c=x", "/b?issue=7&c=x#read"],
    ["ignores another path", { "/old": "/new" }, "/other", null],
    ["ignores trailing slashes and percent-encoding", { "/über-uns/": "/new" }, "/%C3%BCber-uns", "/new"],
    [
      "leads to other sites",
      { "/a": "https://portal.example/in?x=1" },
      "/a",
      "https://portal.example/in?x=1",
    ],
    ["follows a chain to its end", { "/a": "/b", "/b": "/c", "/c": "/d" }, "/a", "/d"],
    ["stops at a page within a chain", { "/a": "/about", "/about": "/c" }, "/a", "/about"],
    ["ignores a URL that has a page", { "/about": "/c" }, "/about", null],
    ["ignores a redirect to itself", { "/a": "/a" }, "/a", null],
    ["ignores a redirect to itself with a query", { "/a": "/a?again=1" }, "/a", null],
    ["ignores a circle", { "/a": "/b", "/b": "/a" }, "/a", null],
    ["ignores a chain of more than five", longChain, "/0", null],
    ["handles a long run of slashes in linear time", {}, `/a${"/".repeat(300_000)}b`, null],
  ])("%s", (_, targets, path, target) => {
    expect(resolve(targets, path)).toBe(target);
  });

  it.each([
    "http://portal.example/",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "b",
    "",
  ])("refuses the target %j, which is neither a path nor an https URL", (target) => {
    expect(resolve({ "/a": target }, "/a")).toBeNull();
  });
});
