import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import * as v from "valibot";
import type { SubscriptionRecord } from "../lead-record.server.ts";
import { type LinkPurpose, linkPaths, tokenField } from "./link-page.ts";

/** Sign-up that a link belongs to, as encrypted in the link's token. */
export type SignUp = Pick<
  SubscriptionRecord,
  "consentVersion" | "email" | "page" | "requestedAt" | "submissionId"
>;

type OpenedLink =
  | { readonly state: "valid"; readonly signUp: SignUp }
  | { readonly state: "expired" | "invalid" };

/** Validity of confirmation links. Unsubscribe links do not expire. */
const confirmWithinMs = 7 * 24 * 3_600_000;

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** Content of a token: times in Unix milliseconds and the sign-up, in the order of `createLink`. */
const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.number(), v.string(), v.string(), v.number(), v.string(), v.string()]),
);

/**
 * Creates and opens emailed links. Tokens are encrypted with AES-256-GCM and bound to their purpose. The key is derived
 * from the queue's secret, so all instances that share a queue can open them, and a new content API token does not
 * invalidate them.
 */
export class NewsletterLinks {
  readonly #key: Buffer;
  readonly #publicUrl: string;

  /** `publicUrl` is the site's URL without a trailing slash. */
  constructor(secret: string, publicUrl: string) {
    this.#key = createHash("sha256").update(`newsletter-links:${secret}`).digest();
    this.#publicUrl = publicUrl;
  }

  createLink(purpose: LinkPurpose, signUp: SignUp, now: number): string {
    const { consentVersion, email, page, requestedAt, submissionId } = signUp;
    const requestedAtMs = Date.parse(requestedAt);
    const content = JSON.stringify([now, email, submissionId, requestedAtMs, consentVersion, page]);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(purpose));
    const encrypted = [nonce, cipher.update(content, "utf8"), cipher.final(), cipher.getAuthTag()];
    return `${this.#publicUrl}${linkPaths[purpose]}?${tokenField}=${Buffer.concat(encrypted).toString("base64url")}`;
  }

  /** Returns the sign-up of a token, or why the link cannot be used. */
  open(purpose: LinkPurpose, token: string, now: number): OpenedLink {
    const content = v.safeParse(contentSchema, decrypt(this.#key, purpose, token));
    if (!content.success) return { state: "invalid" };
    const [createdAtMs, email, submissionId, requestedAtMs, consentVersion, page] = content.output;
    if (purpose === "confirm" && now > createdAtMs + confirmWithinMs) return { state: "expired" };
    const requestedAt = new Date(requestedAtMs).toISOString();
    return { state: "valid", signUp: { email, submissionId, requestedAt, consentVersion, page } };
  }
}

/** Decrypts a token; undefined if it was altered, or made for another purpose or with another key. */
function decrypt(key: Buffer, purpose: LinkPurpose, token: string): string | undefined {
  if (!/^[\w-]+$/.test(token)) return undefined;
  const encrypted = Buffer.from(token, "base64url");
  if (encrypted.length <= nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(encrypted.subarray(-tagBytes));
  try {
    return (
      decipher.update(encrypted.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8")
    );
  } catch {
    return undefined;
  }
}
