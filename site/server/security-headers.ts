import { randomBytes } from "node:crypto";

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
