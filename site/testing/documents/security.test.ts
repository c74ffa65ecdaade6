import { describe, expect, it } from "vitest";
import { backtickedIn, wrongCitationsIn } from "./citations.ts";
import { rowsOf } from "./tables.ts";

const document = "docs/security.md";

/** Number of requirements of levels 1 and 2 (ASVS 5.0.0) by section. */
const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
  4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
  8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2
  13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3`;
const requirements = sections.split(/\s+/).flatMap((section) => {
  const [name = "", count = ""] = section.split(":");
  return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
});

const numbersIn = (cell: string): string[] =>
  [...cell.replace("v5.0.0-", "").matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([number]) => number);

describe("the security page", () => {
  it("lists each requirement once, as met, not met or not applicable", () => {
    const listed = ["Requirement", "Not met", "Not applicable"].flatMap((column) =>
      rowsOf(document, column).flatMap((row) => numbersIn(row[column] ?? "")),
    );
    expect(listed.toSorted()).toEqual(requirements.toSorted());
  });

  it.each(rowsOf(document, "Shown by").map((row) => [Object.values(row)[0] ?? "", row["Shown by"] ?? ""]))(
    "names tests and files that exist: %s",
    (_name, cell) => {
      expect(backtickedIn(cell)).not.toEqual([]);
      expect(wrongCitationsIn(cell)).toEqual([]);
    },
  );

  it("gives a reason for each requirement that is not met or does not apply", () => {
    const rows = ["Not met", "Not applicable"].flatMap((column) => rowsOf(document, column));
    expect(rows.filter((row) => (Object.values(row)[1] ?? "") === "")).toEqual([]);
  });
});
