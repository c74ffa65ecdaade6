import { describe, expect, it } from "vitest";
import {
  findConflict,
  findSourceProblem,
  findTargetProblem,
  normalizeSource,
  normalizeTarget,
  type Redirect,
} from "../src/content-rules/rules/redirect-problems.ts";

const siteUrl = "https://www.example.com";

describe("the target of a redirect", () => {
  it.each([
    ["/old", "/old"],
    [" /old/ ", "/old"],
    ["/", "/"],
    ["https://www.example.com/old/", "/old"],
    ["https://www.example.com/newsletter?issue=1#top", "/newsletter?issue=1#top"],
    ["https://elsewhere.example/a/", "https://elsewhere.example/a/"],
    ["old", "old"],
  ])("%s is stored as %s", (input, stored) => {
    expect(normalizeTarget(input, siteUrl)).toBe(stored);
  });

  it.each(["/new", "/", "/newsletter?issue=1#top", "https://elsewhere.example/a?b=c"])("may be %s", (to) => {
    expect(findTargetProblem(to)).toBeUndefined();
  });

  it.each([
    ["http://elsewhere.example/", /starts with https/],
    ["//elsewhere.example", /on this site/],
    ["/\\elsewhere.example", /on this site/],
    ["javascript:alert(1)", /on this site/],
    ["https://user:secret@elsewhere.example", /on this site/],
    ["https://localhost/a", /on this site/],
    ["https:/elsewhere.example", /on this site/],
    ["https://elsewhere.example/a b", /on this site/],
    ["new", /on this site/],
  ])("may not be %s", (to, message) => {
    expect(findTargetProblem(to)).toMatchObject({ field: "to", message: expect.stringMatching(message) });
  });
});

describe("the source of a redirect", () => {
  it.each([
    ["/old/", "/old"],
    ["old.html", "/old.html"],
    [" walking/path/ ", "/walking/path"],
    ["http://old-site.com/walking-path.html", "/walking-path.html"],
    ["HTTPS://www.old-site.com:8080/a/?b=c", "/a"],
    ["old-site.com/walking-path.html", "/walking-path.html"],
    ["www.old-site.com", "/"],
    ["", ""],
    ["mailto:team@example.com", "mailto:team@example.com"],
    ["//elsewhere.example", "//elsewhere.example"],
  ])("%s is stored as %s", (input, stored) => {
    expect(normalizeSource(input)).toBe(stored);
  });

  it.each(["/old", "/static-pages", "/blog/gone", "/a/b.html", "/caf%C3%A9", "/über"])(
    "may be %s",
    (from) => {
      expect(findSourceProblem(from)).toBeUndefined();
    },
  );

  it.each([
    ["old", /after the site's name/],
    ["https://elsewhere.example/old", /after the site's name/],
    ["//elsewhere.example", /after the site's name/],
    ["/\\elsewhere.example", /after the site's name/],
    ["/two words", /after the site's name/],
    ["/old?page=2", /Leave out/],
    ["/old#part", /Leave out/],
    ["/", /is a page of the site/],
    ["/blogs", /is a page of the site/],
    ["/sitemap.xml", /answers requests for/],
    ["/blogs/feed.xml", /answers requests for/],
    ["/static/old.css", /answers requests for/],
    ["/healthz", /answers requests for/],
    ["/about.data", /answers requests for/],
    ["/a//b", /answers requests for/],
  ])("may not be %s", (from, message) => {
    expect(findSourceProblem(from)).toMatchObject({
      field: "from",
      message: expect.stringMatching(message),
    });
  });
});

describe("a redirect among others", () => {
  const others: Redirect[] = [
    { from: "/a", to: "/b" },
    { from: "/c", to: "/d?x=1" },
  ];

  it.each([
    ["/new", "/b"],
    ["/new", "https://elsewhere.example/a"],
    ["/b2", "/d"],
  ])("%s may redirect to %s", (from, to) => {
    expect(findConflict(others, { from, to })).toBeUndefined();
  });

  it.each([
    ["/x", "/x", "to", "This is the old address itself."],
    ["/x", "/x?a=1", "to", "This is the old address itself."],
    ["/a", "/z", "from", "There is already a redirect from “/a”. Change that one."],
    ["/b", "/a", "to", "“/a” is itself redirected to “/b”. Enter “/b” here."],
    ["/x", "/a?y=1", "to", "“/a” is itself redirected to “/b”. Enter “/b” here."],
    ["/d", "/e", "from", /“\/c” is redirected to this address/],
  ])("%s may not redirect to %s", (from, to, field, message) => {
    const expectedMessage = typeof message === "string" ? message : expect.stringMatching(message);
    expect(findConflict(others, { from, to })).toEqual({ field, message: expectedMessage });
  });
});
