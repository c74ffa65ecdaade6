import { SocketAddress } from "node:net";

const mappedAddress = /^::ffff:(?=\d+\.)/;

/** An IP address without port, brackets and zone, and an IPv4 address that is written as IPv6 as what it is. */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/%[^\]]*/, "");
  // Without brackets, every colon of an IPv6 address is its own.
  const isBareIpv6 = bare.split(":").length > 2 && !bare.startsWith("[");
  const { address } = SocketAddress.parse(isBareIpv6 ? `[${bare}]` : bare) ?? {};
  return address?.replace(mappedAddress, "") ?? null;
}
