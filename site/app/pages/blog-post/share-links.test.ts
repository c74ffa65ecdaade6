import { describe, expect, test } from "vitest";
import { emailLink, networkLinks } from "./share-links.tsx";

const shared = { url: "https://www.example.com/blog/a-b", title: "Rent & “loss” + 5%" };

describe("a link that shares a post", () => {
  test("has the whole URL, and the title where the network accepts one", () => {
    const found = networkLinks(shared).map(({ href, label }) => [
      label,
      Object.fromEntries(new URL(href).searchParams),
    ]);
    expect(found).toEqual([
      ["LinkedIn", { url: shared.url }],
      ["Facebook", { u: shared.url }],
      ["X", { text: shared.title, url: shared.url }],
    ]);
  });

  test("by email has the title and the URL, without plus signs", () => {
    const href = emailLink(shared);
    expect(href).toMatch(/^mailto:\?subject=/);
    expect(href).not.toContain("+");
    expect(new URL(href).searchParams.get("subject")).toBe(shared.title);
    expect(new URL(href).searchParams.get("body")).toBe(shared.url);
  });
});
