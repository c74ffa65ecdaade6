import { describe, expect, it } from "vitest";
import { pagePolicy } from "./security-headers.ts";

describe("pagePolicy", () => {
  it("allows exactly the scripts inlined in the page", () => {
    const html = '<script src="/a.js"></script><script type="module">one()</script><script>two()</script>';
    // Computed with: printf 'one()' | openssl dgst -sha256 -binary | base64
    expect(pagePolicy(html, true).split("; ")).toContain(
      "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw='",
    );
  });

  it("leaves out data for machines, which no browser runs", () => {
    const html = '<script type="application/ld+json">{"@graph":[]}</script>';
    expect(pagePolicy(html, true).split("; ")).toContain("script-src 'self'");
  });

  it("asks for https only where visitors come by https", () => {
    expect(pagePolicy("", true)).toContain("upgrade-insecure-requests");
    expect(pagePolicy("", false)).not.toContain("upgrade-insecure-requests");
  });
});
