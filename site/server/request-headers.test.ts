import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./request-headers.ts";

/** Returns the parts of a request that `clientAddress` reads. */
function request(forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
  return { headers, socket: { remoteAddress: "10.0.0.9" } } as IncomingMessage;
}

describe("clientAddress", () => {
  it("ignores the header without a trusted proxy", () => {
    expect(clientAddress(request("1.2.3.4"), 0)).toBe("10.0.0.9");
  });

  it("takes what the trusted proxies appended, not what the visitor sent", () => {
    expect(clientAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(clientAddress(request("6.6.6.6, 1.2.3.4, 10.0.0.2"), 2)).toBe("1.2.3.4");
  });

  it("falls back to the socket address when the header is missing or short", () => {
    expect(clientAddress(request(), 1)).toBe("10.0.0.9");
    expect(clientAddress(request("1.2.3.4"), 2)).toBe("10.0.0.9");
  });

  it("returns one address for a visitor, however the proxy writes it", () => {
    const spellings = ["198.51.100.20", "198.51.100.20:1000", "198.51.100.20:1001", "::ffff:198.51.100.20"];
    spellings.push("[::ffff:198.51.100.20]:443", "::FFFF:c633:6414", '"198.51.100.20:9"');
    for (const spelling of spellings) expect(clientAddress(request(spelling), 1)).toBe("198.51.100.20");
  });

  it("falls back to the socket address when a proxy appended no IP address", () => {
    for (const word of ["unknown", "_hidden", "", "[::1"])
      expect(clientAddress(request(`6.6.6.6, ${word}`), 1)).toBe("10.0.0.9");
  });
});
