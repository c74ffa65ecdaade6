import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import type { PolicyTable as Table } from "./policy.ts";
import "./policy-table.css";

/** On a phone each row becomes a list of its cells. */
export function PolicyTable({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    <table className="policy-table" ref={keepTableRoles}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td data-l={columns[index + 1]} key={cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
