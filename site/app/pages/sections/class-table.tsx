import { type ReturnClass, returnClasses, returnNotes } from "./return-classes.ts";
import "./class-table.css";

const figures: readonly { readonly key: keyof ReturnClass; readonly label: string }[] = [
  { key: "preferredReturn", label: "Preferred return" },
  { key: "irr", label: "IRR, target" },
  { key: "equityMultiple", label: "Equity multiple, target" },
  { key: "aar", label: "AAR, target" },
];

/** The return classes: a table that becomes one ledger a class on a phone. The roles keep it a table there too. */
export function ClassTable() {
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: `display` changes on a phone, which takes the roles away. */}
      <table className="class-table" role="table">
        <caption className="sr-only">Target returns by class</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Class
            </th>
            <th role="columnheader" scope="col">
              Investment
            </th>
            {figures.map(({ key, label }) => (
              <th className="class-table-figure" key={key} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {returnClasses.map((row) => (
            <tr key={row.name} role="row">
              <th className="class-table-name" role="rowheader" scope="row">
                <span className="class-table-word">Class </span>
                {row.name}
              </th>
              <td className="class-table-range" role="cell">
                {row.range}
              </td>
              {figures.map(({ key, label }) => (
                <td className="class-table-figure" data-l={label} key={key} role="cell">
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: as above. */}
      <ul className="quiet mt-6 grid gap-x-column gap-y-3 text-xs tablet:grid-cols-2">
        {returnNotes.map((note) => (
          <li className="measure-note" key={note}>
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}
