import { describe, expect, it } from "vitest";
import { moreFromUs, results } from "./galleries.ts";

describe.each([
  ["The Results", results, 10],
  ["More from Us", moreFromUs, 14],
])("%s", (_title, pictures, count) => {
  it(`holds ${count} different pictures`, () => {
    expect(new Set(pictures.map(({ image }) => image.src)).size).toBe(count);
    expect(pictures).toHaveLength(count);
  });

  it("says of every picture that it is a rendering", () => {
    for (const { caption } of pictures) expect(caption).toMatch(/illustrative rendering\.$/i);
  });
});
