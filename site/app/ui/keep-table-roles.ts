/**
 * As the `ref` of a table whose parts get another `display` on a phone, which takes their roles away in some browsers.
 * By script, since in HTML a role that repeats its element is an error.
 */
export function keepTableRoles(table: HTMLTableElement | null): void {
  if (!table) return;
  table.role = "table";
  for (const group of [table.tHead, ...table.tBodies, table.tFoot]) if (group) group.role = "rowgroup";
  for (const row of table.rows) {
    row.role = "row";
    for (const cell of row.cells) cell.role = cellRoles[cell.scope] ?? "cell";
  }
}

const cellRoles: Readonly<Record<string, string>> = { col: "columnheader", row: "rowheader" };
