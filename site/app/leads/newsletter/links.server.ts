import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as v from "valibot";
import { confirmPath, tokenField, unsubscribePath } from "./link-paths.ts";
import type { SignUp } from "./subscription-record.server.ts";

export type LinkPurpose = "confirm" | "unsubscribe";

export type OpenedLink =
  | { readonly state: "valid"; readonly signUp: SignUp }
  | { readonly state: "expired" }
  | { readonly state: "invalid" };

/** A link to confirm serves this long; one to unsubscribe for ever. */
const confirmWithinMs = 7 * 24 * 3_600_000;

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;
const paths: Readonly<Record<LinkPurpose, string>> = { confirm: confirmPath, unsubscribe: unsubscribePath };

const contentSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.number(), v.string(), v.string(), v.number(), v.string(), v.string()]),
);

interface LinksOptions {
  /** Of 32 bytes each; the first seals and opens every link, the earlier ones open links to unsubscribe alone. */
  readonly keys: readonly [Buffer, ...Buffer[]];
  /** Where the site is reached, without a trailing slash. */
  readonly publicUrl: string;
}

/**
 * The links that prove whose mailbox they were sent to. A token is sealed (AES-256-GCM, the purpose authenticated
 * with it): it can be neither forged nor read, so that no address stands in a log, and any instance with the key
 * opens it without having kept anything.
 */
export class NewsletterLinks {
  readonly #options: LinksOptions;

  constructor(options: LinksOptions) {
    this.#options = options;
  }

  addressOf(purpose: LinkPurpose, signUp: SignUp, now: number): string {
    const { keys, publicUrl } = this.#options;
    const { consentVersion, email, page, requestedAt, submissionId } = signUp;
    const content = JSON.stringify([now, email, submissionId, requestedAt, consentVersion, page]);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, keys[0], nonce).setAAD(Buffer.from(purpose));
    const sealed = [nonce, cipher.update(content, "utf8"), cipher.final(), cipher.getAuthTag()];
    return `${publicUrl}${paths[purpose]}?${tokenField}=${Buffer.concat(sealed).toString("base64url")}`;
  }

  open(purpose: LinkPurpose, token: string, now: number): OpenedLink {
    const [current, ...earlier] = this.#options.keys;
    // Who has learned a key that was therefore replaced could sign anybody up; to end a subscription does no harm.
    for (const key of purpose === "confirm" ? [current] : [current, ...earlier]) {
      const content = v.safeParse(contentSchema, unsealed(key, purpose, token));
      if (!content.success) continue;
      const [madeAt, email, submissionId, requestedAt, consentVersion, page] = content.output;
      if (purpose === "confirm" && now > madeAt + confirmWithinMs) return { state: "expired" };
      return { state: "valid", signUp: { email, submissionId, requestedAt, consentVersion, page } };
    }
    return { state: "invalid" };
  }
}

/** Nothing when the token was not made for this purpose with this key. */
function unsealed(key: Buffer, purpose: LinkPurpose, token: string): string | undefined {
  if (!/^[\w-]+$/.test(token)) return undefined;
  const sealed = Buffer.from(token, "base64url");
  if (sealed.length <= nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-tagBytes));
  try {
    return (
      decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, "utf8") + decipher.final("utf8")
    );
  } catch {
    return undefined;
  }
}
