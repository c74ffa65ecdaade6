import { createHash } from "node:crypto";

export interface CommonHeadersOptions {
  /** Whether hosts below this one are promised to be reached by https too. */
  readonly includeSubdomains: boolean;
  /** Whether visitors come by https. */
  readonly secure: boolean;
}

/** Sent with every answer that says nothing else. Enforced, never report-only. */
export function commonHeaders({ includeSubdomains, secure }: CommonHeadersOptions): Record<string, string> {
  const strictTransport = `max-age=31536000${includeSubdomains ? "; includeSubDomains" : ""}`;
  return {
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(secure ? { "Strict-Transport-Security": strictTransport } : {}),
  };
}

/**
 * A page as it is sent, and its policy. Cached pages cannot carry nonces, so the scripts that we rendered, which carry
 * this one until now, are allowed by their hashes and no others: not what somebody smuggled into a text. Frames are our
 * own PDFs and the video host that a visitor asks for by a click.
 */
export function withPolicy(
  rendered: string,
  { nonce, secure }: { readonly nonce: string; readonly secure: boolean },
): { readonly html: string; readonly policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const html = rendered.replaceAll(attribute, "");
  const scripts = ["'self'", ...inlineScriptHashes(rendered, attribute)].join(" ");
  const policy = [
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
  return { html, policy };
}

/** Policy of files. A PDF is framed by the newsletter page; the browser's viewer allows no further directive. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

// Data for machines is no script (HTML, "prepare the script element"): no policy concerns it.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))([^>]*)>([\s\S]*?)<\/script>/g;

function inlineScriptHashes(html: string, attribute: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = ""]) => attributes.includes(attribute))
    .map(([, , source = ""]) => `'sha256-${createHash("sha256").update(source).digest("base64")}'`);
  return [...new Set(hashes)];
}
