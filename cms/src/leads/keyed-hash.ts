import { createHmac } from "node:crypto";
import { environment } from "../environment";

/**
 * Digest that says whether two values are the same and, without the secret of this installation, nothing
 * else: an address cannot be found by trying addresses.
 * @param kind keeps digests of different things apart
 */
export function keyedHash(kind: "email" | "lead", value: string): string {
  return createHmac("sha256", environment().encryptionKey)
    .update(JSON.stringify([kind, value]))
    .digest("hex");
}
