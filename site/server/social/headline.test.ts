import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { canDraw, setHeadline } from "./headline.ts";

const frame = { color: "#1f3a34", height: 400, sizes: [80, 60, 40], width: 600 };
const fontFile = (name: string) => path.join(import.meta.dirname, "../../public/fonts", name);
const set = (text: string) => setHeadline(text, frame, fontFile);

describe("setHeadline", () => {
  it.each([
    ["short", "Short"],
    ["long", "What a long title says in many words that would never fit on so few lines, ".repeat(3)],
    ["one endless word", "W".repeat(500)],
    ["markup", '</span><span size="900pt">&amp; <b>'],
  ])("fits a text into its frame: %s", async (_, text) => {
    const { height, width } = await set(text);
    expect(height).toBeLessThanOrEqual(frame.height);
    expect(width).toBeLessThanOrEqual(frame.width);
  });

  it("draws in the requested color", async () => {
    const { data } = await sharp((await set("Short")).input)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isOpaque = (_: number, index: number) => index % 4 === 0 && data[index + 3] === 255;
    const opaque = Array.from(data.keys()).filter(isOpaque);
    expect(opaque.length).toBeGreaterThan(1_000);
    const colors = opaque.map((at) => data.subarray(at, at + 3).toString("hex"));
    expect([...new Set(colors)]).toEqual(["1f3a34"]);
  });

  it("draws letters that the font lacks without their accent, or leaves them out", async () => {
    const pictureOf = async (text: string) => (await set(text)).input;
    expect(await pictureOf("Łódź ā")).toEqual(await pictureOf("Lódz a"));
    expect(await pictureOf("Grass 🌾 日本\u0000")).toEqual(await pictureOf("Grass"));
  });
});

it("detects a text that the font cannot draw", () => {
  expect(canDraw("日本語 🌾")).toBe(false);
  expect(canDraw("Ægir 1")).toBe(true);
});
