import { describe, expect, it } from "vitest";
import { UnusableFile } from "~/content/media/media.ts";
import { hugePng } from "../../../../cms/tests/crafted-pictures.ts";
import { temporaryFolder } from "../../../testing/temporary-folder.ts";
import { makeSizes } from "./picture-sizes.server.ts";
import { pngProblem } from "./png-chunks.ts";

const picture = hugePng(1);
const headerEnd = 33;
/** Chunk with the pixels, without the end chunk of 12 bytes. */
const pixels = picture.subarray(headerEnd, -12);

function pngWith(...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([picture.subarray(0, headerEnd), ...chunks, picture.subarray(headerEnd)]);
}

function chunk(type: string, bytes: number, beginning = ""): Buffer {
  const buffer = Buffer.alloc(8 + bytes + 4);
  buffer.writeUInt32BE(bytes);
  buffer.write(type + beginning, 4, "latin1");
  return buffer;
}

const many = (count: number, type: string, bytes: number) =>
  Array.from({ length: count }, () => chunk(type, bytes));

const compressedHead = "keyword\0\u0001";

describe("a PNG", () => {
  it.each([
    ["without metadata", picture],
    [
      "with as much text metadata as a photo may have",
      pngWith(...many(100, "tEXt", 50), ...many(60, "zTXt", 1_000)),
    ],
    ["with long plain texts", pngWith(chunk("tEXt", 1_000_000), chunk("iTXt", 1_000_000, "keyword\0\0"))],
    ["with a color profile", pngWith(chunk("iCCP", 4_000_000))],
    ["with anything after its end", Buffer.concat([picture, chunk("zTXt", 100_000)])],
    ["that ends within a chunk", picture.subarray(0, 20)],
  ])("%s is accepted", (_name, bytes) => {
    expect(pngProblem(bytes)).toBeNull();
  });

  it.each([
    ["thousands of texts", pngWith(...many(3_000, "tEXt", 9)), "texts"],
    ["more than 64 KB of compressed text", pngWith(...many(2, "zTXt", 33_000)), "compressed text"],
    ["one long compressed text", pngWith(chunk("iTXt", 66_000, compressedHead)), "compressed text"],
    ["a long text without a keyword", pngWith(chunk("iTXt", 66_000, "x".repeat(100))), "compressed text"],
    ["compressed text after its pixels", pngWith(pixels, chunk("zTXt", 66_000)), "compressed text"],
    ["a text longer than the file", pngWith(chunk("zTXt", 66_000).subarray(0, 50)), "compressed text"],
    ["two color profiles", pngWith(...many(2, "iCCP", 3_000)), "one color profile"],
    ["a color profile of 5 MB", pngWith(chunk("iCCP", 5_000_000)), "color profile of more than"],
  ])("with %s is rejected", async (_name, bytes, reason) => {
    const sizes = makeSizes(bytes, temporaryFolder(), "a.png");
    await expect(sizes).rejects.toThrow(reason);
    await expect(sizes).rejects.toThrow(UnusableFile);
  });
});
