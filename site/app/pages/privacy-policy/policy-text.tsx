import { Fragment } from "react";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import type { PolicySection, PolicyTable as Table } from "./policy.ts";
import "./policy-text.css";

/** A section's table stands after its first paragraph. */
export function PolicyText({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <div className="col-span-full grid gap-12 desktop:col-span-6 desktop:col-start-5">
      {sections.map(({ id, paragraphs, table, title }) => (
        <section className="measure scroll-mt-6" id={id} key={id}>
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map((paragraph, index) => (
            <Fragment key={paragraph}>
              <p className="mt-4">{paragraph}</p>
              {index === 0 && table && <PolicyTable table={table} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

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
