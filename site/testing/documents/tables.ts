import { readFileSync } from "node:fs";
import path from "node:path";

export const projectFolder = path.join(import.meta.dirname, "../../..");

/** Row of a Markdown table by column name. */
export type Row = Readonly<Record<string, string>>;

/** Returns the rows of all tables that have this column. */
export function rowsOf(document: string, column: string): Row[] {
  const lines = readFileSync(path.join(projectFolder, document), "utf8").split("\n");
  const rows: Row[] = [];
  let columns: readonly string[] | undefined;
  for (const line of lines) {
    if (!line.startsWith("|")) columns = undefined;
    else if (columns === undefined) columns = cellsOf(line);
    else if (!/^[|\s:-]+$/.test(line)) {
      const cells = cellsOf(line);
      rows.push(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])));
    }
  }
  return rows.filter((row) => column in row);
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}
