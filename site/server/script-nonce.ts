import { randomBytes } from "node:crypto";

/**
 * Marks the inline scripts that we render, between rendering and sending. Unknown to whoever writes a text, and never
 * sent: see withPolicy.
 */
export const scriptNonce = randomBytes(16).toString("base64url");
