import { describe, expect, it } from "vitest";
import { resolveRedirect } from "./missing-page.server.ts";

const noPage = () => false;
const urlAt = (pathname: string, search = "") => ({ pathname, search });

describe("resolveRedirect", () => {
  it("leads from an old path to the new one and keeps the query", () => {
    const redirects = [{ from: "/blog/old", to: "/blog/new" }];
    expect(resolveRedirect(redirects, urlAt("/blog/old"), noPage)).toBe("/blog/new");
    expect(resolveRedirect(redirects, urlAt("/blog/old", "?utm_source=letter&b=%C3%A9"), noPage)).toBe(
      "/blog/new?utm_source=letter&b=%C3%A9",
    );
    expect(resolveRedirect(redirects, urlAt("/blog/other"), noPage)).toBeNull();
  });

  it("adds the query to that of the new URL", () => {
    const redirects = [{ from: "/letter", to: "/newsletter?issue=7#read" }];
    expect(resolveRedirect(redirects, urlAt("/letter", "?utm_source=x"), noPage)).toBe(
      "/newsletter?issue=7&utm_source=x#read",
    );
  });

  it("matches a URL with a trailing slash or percent-encoded letters", () => {
    const redirects = [{ from: "/über-uns/", to: "/about" }];
    expect(resolveRedirect(redirects, urlAt("/%C3%BCber-uns"), noPage)).toBe("/about");
  });

  it("leads to other sites over https only", () => {
    const to = (target: string) => resolveRedirect([{ from: "/a", to: target }], urlAt("/a"), noPage);
    expect(to("https://portal.example/in?x=1")).toBe("https://portal.example/in?x=1");
    const refused = [
      "http://portal.example/",
      "//evil.example",
      "/\\evil.example",
      "/.//evil.example",
      "/\t/evil.example",
      "javascript:alert(1)",
      "b",
      "",
    ];
    for (const target of refused) expect(to(target), target).toBeNull();
  });

  it("follows a chain to its end in one step", () => {
    const redirects = [
      { from: "/a", to: "/b" },
      { from: "/b", to: "/c" },
      { from: "/c", to: "/d" },
    ];
    expect(resolveRedirect(redirects, urlAt("/a"), noPage)).toBe("/d");
  });

  it("stops at a page within a chain", () => {
    const redirects = [
      { from: "/a", to: "/about" },
      { from: "/about", to: "/c" },
    ];
    expect(resolveRedirect(redirects, urlAt("/a"), (path) => path === "/about")).toBe("/about");
  });

  it("handles a long run of slashes in linear time", () => {
    expect(resolveRedirect([], urlAt(`${"/a".repeat(2)}${"/".repeat(300_000)}b`), noPage)).toBeNull();
  });

  it("ignores a URL that has a page", () => {
    expect(resolveRedirect([{ from: "/about", to: "/c" }], urlAt("/about"), () => true)).toBeNull();
  });

  it.each([
    ["itself", [{ from: "/a", to: "/a" }]],
    ["itself with a query", [{ from: "/a", to: "/a?again=1" }]],
    [
      "a circle",
      [
        { from: "/a", to: "/b" },
        { from: "/b", to: "/a" },
      ],
    ],
    [
      "a chain of more than five",
      Array.from({ length: 7 }, (_, n) => ({ from: n === 0 ? "/a" : `/${n}`, to: `/${n + 1}` })),
    ],
  ])("ignores a redirect to %s", (_, redirects) => {
    expect(resolveRedirect(redirects, urlAt("/a"), noPage)).toBeNull();
  });
});
