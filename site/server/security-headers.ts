import { createHash, randomBytes } from "node:crypto";

/** Returns the default headers of every response. The policy is enforced, never report-only. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(isHttps ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** Marks the app's own inline scripts and styles until `withPolicy` removes it. Random, so that no text can contain it. */
export const renderNonce = randomBytes(16).toString("base64url");

/** Policies of files. The newsletter page frames a PDF; browsers' PDF viewers do not work under a stricter policy. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

interface PolicyOptions {
  readonly frameAncestor?: string | null | undefined;
  readonly nonce: string;
  readonly isHttps: boolean;
}

/**
 * Returns a page and its policy. A cached page cannot carry a nonce, so the policy allows elements with the render nonce
 * by their hashes, and no injected ones. The page may frame the site's PDFs and the video host. Only `frameAncestor`, the
 * panel of a preview, may frame the page.
 */
export function withPolicy(
  rendered: string,
  { frameAncestor, nonce, isHttps }: PolicyOptions,
): { readonly html: string; readonly policy: string } {
  const nonceAttribute = ` nonce="${nonce}"`;
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptOrStyleHashes(inlineScript, rendered, nonceAttribute)].join(" ")}`,
    `style-src ${["'self'", ...scriptOrStyleHashes(inlineStyle, rendered, nonceAttribute)].join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestor ?? "'none'"}`,
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
  return { html: rendered.replaceAll(nonceAttribute, ""), policy };
}

// Browsers do not run JSON-LD, so no policy applies to it.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g;

const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/g;

function scriptOrStyleHashes(element: RegExp, html: string, nonceAttribute: string): string[] {
  const hashes = [...html.matchAll(element)]
    .filter(([, attributes = ""]) => attributes.includes(nonceAttribute))
    .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  return [...new Set(hashes)];
}
