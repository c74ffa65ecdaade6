import { describe, expect, test } from "vitest";
import { emailAddress, shareAddresses } from "./share-links.tsx";

const shared = { address: "https://www.example.com/blog/a-b", title: "Rent & “loss” + 5%" };

describe("sharing a post", () => {
  test("passes the whole URL, and the title where the network accepts one", () => {
    const found = shareAddresses(shared).map(({ href, label }) => [
      label,
      Object.fromEntries(new URL(href).searchParams),
    ]);
    expect(found).toEqual([
      ["LinkedIn", { url: shared.address }],
      ["Facebook", { u: shared.address }],
      ["X", { text: shared.title, url: shared.address }],
    ]);
  });

  test("by email encodes every character of the title", () => {
    const href = emailAddress(shared);
    expect(href).toMatch(/^mailto:\?subject=/);
    expect(href).not.toContain("+");
    expect(new URL(href).searchParams.get("subject")).toBe(shared.title);
    expect(new URL(href).searchParams.get("body")).toBe(shared.address);
  });
});
