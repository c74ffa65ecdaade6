import * as v from "valibot";
import { isValidSignature } from "../signing-key.ts";

const maxTokenLength = 2_000;

const claimsShape = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    documentId: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
    /** Unix seconds. */
    exp: v.pipe(v.number(), v.integer()),
    /** Origin of the panel that made the link: it may frame the preview, and the preview links back to it. */
    panel: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.:[\]-]+$/))),
    path: v.pipe(v.string(), v.check(isPathOfThisSite)),
    /** Shows the public page. Without it, the entry's draft is shown over the published content. */
    published: v.optional(v.boolean()),
    type: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,63}$/)),
  }),
);

export type PreviewClaims = v.InferOutput<typeof claimsShape>;

/** Returns the claims of a valid token that has not expired at `now` (milliseconds), or null. */
export function previewClaims(token: string, key: Buffer, now: number): PreviewClaims | null {
  const [, signed, signature] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (!signed || !signature || token.length > maxTokenLength) return null;
  if (!isValidSignature(signed, Buffer.from(signature, "base64url"), key)) return null;
  const claims = v.safeParse(claimsShape, Buffer.from(signed, "base64url").toString("utf8"));
  return claims.success && claims.output.exp * 1000 > now ? claims.output : null;
}

/** Returns true for a path of visible ASCII characters that does not lead to another host. */
function isPathOfThisSite(path: string): boolean {
  const site = "http://site.invalid";
  if (!/^\/[\x21-\x7e]*$/.test(path) || !URL.canParse(path, site)) return false;
  return new URL(path, site).origin === site;
}
