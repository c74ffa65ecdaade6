import type { PolicyTable as Table } from "./policy.ts";
import "./policy-table.css";

/** On a phone each row becomes a list of its cells. The roles keep it a table there, where `display` changes. */
export function PolicyTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display` changes on a phone, which takes the roles away.
    <table className="policy-table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells]) => (
          <tr key={name} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td data-l={columns[index + 1]} key={cell} role="cell">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above.
  );
}
