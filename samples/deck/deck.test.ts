import { readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { escapeText } from "../typesetting/convention.ts";
import builtFrom from "./built-from.json" with { type: "json" };
import { marketRanks, offering, sampleSettings, stats } from "./content.ts";
import { pages, source, title } from "./deck.ts";
import { digest, fingerprint } from "./fingerprint.ts";

const pdf = await readFile(path.join(import.meta.dirname, "../../site/public", offering.deck.href));
const structure = pdf.toString("latin1");

describe("the deck's content", () => {
  it("opens with the disclosures, before any figure", () => {
    const opening = pages[0]?.body.source;
    for (const paragraph of sampleSettings.disclosure) expect(opening).toContain(escapeText(paragraph));
    for (const { value } of offering.facts) expect(opening).not.toContain(value);
  });

  it("prints every published figure as it stands", () => {
    const figures = [
      ...offering.facts.map(({ value }) => value),
      ...offering.marketFigures.map(({ value }) => value),
      ...marketRanks.map(({ rank }) => rank.slice(1)),
      ...stats.map(({ units }) => String(units)),
      ...[...offering.returnClasses, ...offering.taxBenefits, offering.combinedTaxBenefit].flatMap((row) =>
        Object.values(row),
      ),
    ];
    for (const figure of figures) expect(source).toContain(`>${figure}<`);
  });

  it("says target in the heading of every target", () => {
    for (const name of ["Preferred return, target", "Target IRR", "Target equity multiple", "Target AAR"])
      expect(source).toContain(`>${name}<`);
  });
});

describe("the deck's file", () => {
  it("was made from what it would be made from now: node samples/deck/build.ts makes it again", async () => {
    expect({ ...(await fingerprint()), pdf: digest(pdf) }).toEqual(builtFrom);
  });

  it("is smaller than four megabytes", () => {
    expect(pdf.byteLength).toBeLessThan(4_000_000);
  });

  it("has between ten and sixteen pages", () => {
    const sheets = structure.match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect(sheets.length).toBe(pages.length);
    expect(pages.length).toBeGreaterThanOrEqual(10);
    expect(pages.length).toBeLessThanOrEqual(16);
  });

  it("has a title, a language, tags and table headings", () => {
    expect(structure).toContain(`/Title (${title})`);
    expect(structure).toContain("/DisplayDocTitle true");
    expect(structure).toContain("/Lang (en-US)");
    expect(structure).toMatch(/\/MarkInfo <<[^>]*\/Marked true/);
    expect(structure).toContain("/Scope /Column");
    expect(structure).toContain("/Scope /Row");
  });

  it("describes every picture", () => {
    const described = source.match(/alt="[^"]+"/g) ?? [];
    const drawn = source.match(/role="img"/g) ?? [];
    expect(structure.match(/\/Alt [(<]/g)?.length).toBe(described.length + drawn.length);
  });

  it("has bookmarks, of which the disclosures' leads to the first page", () => {
    expect(structure).toMatch(/\/Type \/Outlines/);
    const [firstPage] =
      /\/Kids \[(\d+) 0 R/.exec(structure.slice(structure.indexOf("/Type /Pages")))?.slice(1) ?? [];
    expect(structure).toMatch(new RegExp(`/Title \\(Disclosures\\)\\s*/Dest \\[${firstPage} 0 R`));
  });

  it("embeds all of its fonts as outlines", () => {
    expect(structure).not.toContain("/Subtype /Type3");
    const fonts = structure.match(/\/Type \/FontDescriptor/g) ?? [];
    const files = structure.match(/\/FontFile2 /g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(files.length).toBe(fonts.length);
  });
});
