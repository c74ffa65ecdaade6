import { expect, it } from "vitest";
import { largestFile } from "./picture.tsx";

const facts = { alt: "A courtyard", height: 1000, src: "/courtyard-800.webp", width: 1600 };

it("returns the widest file of the type that every browser shows", () => {
  const sources = [
    { type: "image/avif" as const, srcSet: "/courtyard-480.avif 480w, /courtyard-1600.avif 1600w" },
    { type: "image/webp" as const, srcSet: "/courtyard-1600.webp 1600w, /courtyard-800.webp 800w" },
  ];
  expect(largestFile({ ...facts, sources })).toBe("/courtyard-1600.webp");
});

it("returns the only file of an SVG", () => {
  expect(largestFile({ ...facts, sources: [] })).toBe("/courtyard-800.webp");
});
