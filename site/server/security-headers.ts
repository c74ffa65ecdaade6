import { createHash } from "node:crypto";

/** Sent with every answer. Enforced, never report-only. `secure` is whether visitors come by https. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/**
 * The policy of one page. Cached pages cannot carry nonces, so the scripts inlined in exactly this HTML are
 * allowed by their hashes; frames are our own PDFs and the video host that a visitor asks for by a click.
 */
export function pagePolicy(html: string, secure: boolean): string {
  const scripts = ["'self'", ...inlineScriptHashes(html)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** Policy of files. A PDF is framed by the newsletter page; the browser's viewer allows no further directive. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

// Data for machines is no script (HTML, "prepare the script element"): no policy concerns it.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
