import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { requestedUrl, visitorAddress, withoutTrailingSlashes } from "./request-address.ts";

/** Only what these functions read of a request. */
function request(url: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { headers, socket: { remoteAddress: "10.0.0.9" }, url } as IncomingMessage;
}

describe("withoutTrailingSlashes", () => {
  it.each([
    ["/about/", "/about"],
    ["/about///", "/about"],
    ["/blog/a-post/?x=1&y=2", "/blog/a-post?x=1&y=2"],
    ["//evil.example/", "/evil.example"],
    ["//", "/"],
  ])("%s becomes %s", (asked, shorter) => {
    expect(withoutTrailingSlashes(new URL(`http://site.invalid${asked}`))).toBe(shorter);
  });

  it.each(["/", "/?x=/", "/about", "/about?next=/x/"])("%s stays", (asked) => {
    expect(withoutTrailingSlashes(new URL(`http://site.invalid${asked}`))).toBeNull();
  });
});

describe("requestedUrl", () => {
  it.each(["", "*", "http://elsewhere.example/", "/%", "/%E0%A4%A", "/a%00b"])("cannot read %j", (target) => {
    expect(requestedUrl(request(target))).toBeNull();
  });
});

describe("visitorAddress", () => {
  it("believes nobody without a trusted proxy", () => {
    expect(visitorAddress(request("/", "1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  it("takes what the trusted proxies appended, not what the visitor sent", () => {
    expect(visitorAddress(request("/", "6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(visitorAddress(request("/", "6.6.6.6, 1.2.3.4, 10.0.0.2"), 2)).toBe("1.2.3.4");
  });

  it("falls back to the caller when the header is missing or short", () => {
    expect(visitorAddress(request("/"), 1)).toBe("10.0.0.9");
    expect(visitorAddress(request("/", "1.2.3.4"), 2)).toBe("10.0.0.9");
  });
});
