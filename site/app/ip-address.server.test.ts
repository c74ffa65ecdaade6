import { describe, expect, it } from "vitest";
import { canonicalIp } from "./ip-address.server.ts";

describe("canonicalIp", () => {
  it.each([
    ["2001:DB8::1", "2001:db8::1"],
    ["2001:0db8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["[fe80::1%25eth0]:1234", "fe80::1"],
    [" 198.51.100.20 ", "198.51.100.20"],
    ["1.2.3", "1.2.0.3"],
  ])("%s is %s", (text, address) => expect(canonicalIp(text)).toBe(address));
});
