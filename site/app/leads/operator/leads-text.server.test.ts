import { expect, test } from "vitest";
import { csvCell } from "./leads-text.server.ts";

test.each([
  ["Dana", '"Dana"'],
  [undefined, '""'],
  [true, '"true"'],
  ['a "b", c\nd', '"a ""b"", c\nd"'],
  ["=1+1", `"'=1+1"`],
  ["+1 605", `"'+1 605"`],
  ["-2", `"'-2"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ["  =1", `"'  =1"`],
  ["＝1", `"'＝1"`],
  ["|cmd", `"'|cmd"`],
  [{ utm_source: "=1" }, '"{""utm_source"":""=1""}"'],
])("writes %j as %s", (value, cell) => expect(csvCell(value)).toBe(cell));
