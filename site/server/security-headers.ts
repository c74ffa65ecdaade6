import { randomBytes } from "node:crypto";

interface CommonHeadersOptions {
  /** True if subdomains are promised over https too. */
  readonly includeSubdomains: boolean;
  readonly secure: boolean;
}

/** Returns default headers of every response. The policy is enforced, never report-only. */
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
 * Marks our inline scripts and styles between rendering and sending. Editors do not know it, and `withPolicy` removes
 * it.
 */
export const renderNonce = randomBytes(16).toString("base64url");

/** Policies of files. The newsletter page frames a PDF; the browser's viewer allows no further directive. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
