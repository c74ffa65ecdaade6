import { describe, expect, it } from "vitest";
import { commonHeaders, withPolicy } from "./security-headers.ts";

const nonce = "only-known-here";
const policyOf = (html: string, isHttps = true) => withPolicy(html, { nonce, isHttps }).policy.split("; ");
const scripts = (html: string) => policyOf(html).find((directive) => directive.startsWith("script-src"));

describe("withPolicy", () => {
  it("allows exactly the scripts that the server rendered, and sends no nonce", () => {
    const rendered = `<script src="/a.js" nonce="${nonce}"></script><script nonce="${nonce}" type="module">one()</script><script nonce="${nonce}">two()</script>`;
    const { html, policy } = withPolicy(rendered, { nonce, isHttps: true });
    // Computed with: printf 'one()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      "script-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4=' 'sha256-iMrPAWirDC2X0OhZzLsM2MRIWSmepJGI4r7D8ZlwBOw=';",
    );
    expect(html).toBe(
      '<script src="/a.js"></script><script type="module">one()</script><script>two()</script>',
    );
  });

  it.each([
    "<script>evil()</script>",
    '<script nonce="guess">evil()</script>',
    "<SCRIPT>evil()</SCRIPT>",
    "<script type=module>evil()</script>",
    "<script>evil()",
  ])("does not allow %s injected into a text", (smuggled) => {
    expect(scripts(`<p>${smuggled}</p>`)).toBe("script-src 'self'");
  });

  it("allows exactly the styles that the server rendered", () => {
    const policy = policyOf(`<style nonce="${nonce}">one()</style><style>p{}</style>`);
    expect(policy).toContain("style-src 'self' 'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
  });

  it("needs no hash for JSON-LD, which browsers do not run", () => {
    expect(scripts(`<script type="application/ld+json" nonce="${nonce}">{"@graph":[]}</script>`)).toBe(
      "script-src 'self'",
    );
  });

  it("upgrades requests to https only where visitors use https", () => {
    expect(policyOf("", true)).toContain("upgrade-insecure-requests");
    expect(policyOf("", false)).not.toContain("upgrade-insecure-requests");
  });
});

describe("commonHeaders", () => {
  it("sends HSTS for this host only, and only if visitors use https", () => {
    expect(commonHeaders(true)["Strict-Transport-Security"]).toBe("max-age=31536000");
    expect(commonHeaders(false)).not.toHaveProperty("Strict-Transport-Security");
  });
});
