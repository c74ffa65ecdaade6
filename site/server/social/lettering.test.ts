import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { canLetter, letter } from "./lettering.ts";
import outlines from "./outlines.json" with { type: "json" };

const frame = { height: 400, sizes: [80, 60, 40], width: 600 };
const capHeightOf = (text: string, more = {}) => letter(text, { ...frame, ...more }).capHeight;

/** The rightmost point of a path whose numbers are pairs but for H and V. */
function rightEdge(text: string): number {
  const xs = [...letter(text, frame).path.matchAll(/([MLHQ])([^MLHVQZ]*)/g)].flatMap(
    ([, name, numbers = ""]) =>
      numbers
        .trim()
        .split(" ")
        .map(Number)
        .filter((_, index) => name === "H" || index % 2 === 0),
  );
  return Math.max(...xs);
}

describe("letter", () => {
  it("sets a short text in the largest size and a long one smaller, within the width", () => {
    const long = "What a long title says in many words that would never fit on so few lines, ".repeat(3);
    expect(capHeightOf("Short")).toBeGreaterThan(capHeightOf(long));
    for (const text of ["Short", long, "W".repeat(80)]) expect(rightEdge(text)).toBeLessThanOrEqual(600);
  });

  it("rather takes a smaller size than parts a word", () => {
    expect(letter("Commercialization", { height: 400, sizes: [80, 60, 40], width: 480 }).depth).toBe(0);
  });

  it("never draws deeper than the frame is high", () => {
    const { capHeight, depth } = letter("word ".repeat(500), frame);
    expect(capHeight + depth).toBeLessThanOrEqual(frame.height);
  });

  it("draws what the face lacks without its accent, or not at all", () => {
    expect(letter("Łódź ā", frame).path).toBe(letter("Lódz a", frame).path);
    expect(letter("Grass 🌾 日本\u0000", frame).path).toBe(letter("Grass", frame).path);
    expect(letter("", frame).path).toBe("");
  });

  it("knows a text that it cannot draw", () => {
    expect(canLetter("日本語 🌾")).toBe(false);
    expect(canLetter("Ægir 1")).toBe(true);
  });

  it("sets pairs closer as the face wants it", () => {
    expect(rightEdge("AVAV")).toBeLessThan(rightEdge("AHAH"));
  });
});

describe("outlines.json", () => {
  it("was made from the fonts as they are", () => {
    for (const [file, hash] of Object.entries(outlines.fonts)) {
      const bytes = readFileSync(path.join(import.meta.dirname, "../../app/ui/fonts", file));
      expect(createHash("sha256").update(bytes).digest("hex"), `run outlines.py again for ${file}`).toBe(
        hash,
      );
    }
  });
});
