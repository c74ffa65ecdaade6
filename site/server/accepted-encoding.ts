import type { IncomingMessage } from "node:http";

export const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** The best encoding that this client accepts, of those that there are (RFC 9110, section 12.5.3). */
export function acceptedEncoding(
  { headers }: IncomingMessage,
  available: readonly Encoding[] = encodings,
): Encoding {
  const offers = new Map(
    String(headers["accept-encoding"] ?? "")
      .split(",")
      .map((offer) => {
        const [name = "", weight = ""] = offer
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/);
        return [name, weight === "" ? 1 : Number(weight)];
      }),
  );
  const accepts = (name: Encoding) => (offers.get(name) ?? offers.get("*") ?? 0) > 0;
  return available.find(accepts) ?? "identity";
}
