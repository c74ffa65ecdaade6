/**
 * Ref for tables whose parts change `display` on phones, which drops their roles in some browsers. Sets the ARIA roles
 * from JavaScript, because HTML validators reject redundant `role` attributes.
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
