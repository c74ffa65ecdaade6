import { randomBytes } from "node:crypto";

interface CommonHeadersOptions {
  /** Whether hosts below this one are promised to be reached by https too. */
  readonly includeSubdomains: boolean;
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
 * Marks the inline scripts and styles that we render, between rendering and sending. Unknown to those who write texts, and never
 * sent: see withPolicy.
 */
export const renderNonce = randomBytes(16).toString("base64url");

/** Policy of files. A PDF is framed by the newsletter page; the browser's viewer allows no further directive. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
