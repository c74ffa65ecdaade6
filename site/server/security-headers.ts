import { randomBytes } from "node:crypto";

/** Returns default headers of every response. The policy is enforced, never report-only. */
export function commonHeaders(secure: boolean): Record<string, string> {
  return {
    "Content-Security-Policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    ...(secure ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
  };
}

/** Marks our inline scripts and styles until `withPolicy` removes it. Editors do not know it. */
export const renderNonce = randomBytes(16).toString("base64url");

/** Policies of files. The newsletter page frames a PDF; the browser's viewer allows no further directive. */
export const filePolicy = {
  pdf: "frame-ancestors 'self'",
  other: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};
