import { describe, expect, it } from "vitest";
import { resultPictures, slidePictures } from "./pictures.ts";

describe.each([
  ["The Results", resultPictures, 10],
  ["More from Us", slidePictures, 14],
])("%s", (_title, pictures, count) => {
  it(`holds ${count} different pictures`, () => {
    expect(new Set(pictures.map(({ image }) => image.src)).size).toBe(count);
    expect(pictures).toHaveLength(count);
  });

  it("says of every picture that it is a rendering", () => {
    for (const { caption } of pictures) expect(caption).toMatch(/illustrative rendering\.$/i);
  });
});
