import { SocketAddress } from "node:net";

/** Start of an IPv4 address written as IPv6. */
const mappedPrefix = /^::ffff:(?=\d+\.)/;

/**
 * Normalizes an IP address: no quotes, port, brackets or zone, and IPv4 instead of IPv4-mapped IPv6. Returns null for
 * any other text.
 */
export function canonicalIp(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/%[^\]]*/, "");
  // Without brackets, every colon belongs to the IPv6 address itself.
  const isBareIpv6 = bare.split(":").length > 2 && !bare.startsWith("[");
  const { address } = SocketAddress.parse(isBareIpv6 ? `[${bare}]` : bare) ?? {};
  return address?.replace(mappedPrefix, "") ?? null;
}
