import { describe, expect, test } from "vitest";
import { emailAddress, shareAddresses } from "./share-links.tsx";

const shared = { address: "https://www.example.com/blog/a-b", title: "Rent & “loss” + 5%" };

describe("sharing a post", () => {
  test("hands over its address whole, and its title where one is taken", () => {
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

  test("by letter keeps every sign of the title", () => {
    const href = emailAddress(shared);
    expect(href).toMatch(/^mailto:\?subject=/);
    expect(href).not.toContain("+");
    expect(new URL(href).searchParams.get("subject")).toBe(shared.title);
    expect(new URL(href).searchParams.get("body")).toBe(shared.address);
  });
});
