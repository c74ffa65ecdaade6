import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { backtickedIn, citedFilePath, hasTest, isPath, wrongCitationsIn } from "./citations.ts";
import { projectFolder, rowsOf } from "./tables.ts";

const document = "docs/specification.md";
const text = readFileSync(path.join(projectFolder, document), "utf8");
const rows = rowsOf(document, "Shown by");

describe("each row of the specification's table", () => {
  it.each(rows.map((row) => [Object.values(row)[0] ?? "", row["Shown by"] ?? ""]))(
    "names its tests or a decision: %s",
    (_statement, cell) => {
      const files = backtickedIn(cell);
      if (files.length === 0) expect(cell).toMatch(/^decision \d+$/);
      expect(files.filter((name) => !/\.(?:test|spec)\.tsx?$/.test(name))).toEqual([]);
      expect(wrongCitationsIn(cell)).toEqual([]);
    },
  );

  it("names paths that exist", () => {
    const paths = rows.flatMap((row) => backtickedIn(row.Where ?? "")).filter(isPath);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((name) => !existsSync(citedFilePath(name)))).toEqual([]);
  });

  it("refers to decisions that exist", () => {
    const decisions = [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(decisions).toEqual(decisions.map((_, index) => index + 1));
    const cited = [...text.matchAll(/decisions? (\d+)/g)].map(([, number]) => Number(number));
    expect(cited.filter((number) => number > decisions.length)).toEqual([]);
  });
});

describe("a test's title", () => {
  it("is found only as a whole title in its own file", () => {
    const own = "site/testing/documents/specification.test.ts";
    expect(hasTest(own, "refers to decisions that exist")).toBe(true);
    expect(hasTest(own, "names its … or a decision: …")).toBe(true);
    expect(hasTest(own, "refers to decisions")).toBe(false);
    expect(hasTest(own, "no such test")).toBe(false);
    expect(hasTest(own, "names …")).toBe(false);
  });
});
