import { Fragment } from "react";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";

export interface PolicyTableWords {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface PolicySection {
  paragraphs: readonly string[];
  table?: PolicyTableWords;
  title: string;
}

interface PolicyTextProps {
  fillIn: (paragraph: string) => string;
  /** With their anchors. */
  sections: readonly (readonly [string, PolicySection])[];
}

export function PolicyText({ fillIn, sections }: PolicyTextProps) {
  return (
    <div className="col-span-full grid gap-12 desktop:col-span-6 desktop:col-start-5">
      {sections.map(([id, { paragraphs, table, title }]) => (
        <section className="measure scroll-mt-6" id={id} key={id}>
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map((paragraph, index) => (
            <Fragment key={paragraph}>
              <p className="mt-4">{fillIn(paragraph)}</p>
              {index === 0 && table && <PolicyTable table={table} />}
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  );
}

const cell = cx(
  "w-[34%] border-hairline border-b py-3 pr-4 text-left align-top",
  "ledger:block ledger:w-auto ledger:border-0 ledger:px-0 ledger:py-0.5",
);

/** On a phone each row becomes a list of its cells. */
export function PolicyTable({ table: { caption, columns, rows } }: { table: PolicyTableWords }) {
  return (
    <table className="mt-5 w-full text-s/normal ledger:block" ref={keepTableRoles}>
      <caption className="sr-only">{caption}</caption>
      <thead className="ledger:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              className="w-[34%] border-heading border-b py-3 pr-4 text-left align-top font-medium"
              key={column}
              scope="col"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ledger:block">
        {rows.map(([name, ...cells]) => (
          <tr className="ledger:block ledger:border-hairline ledger:border-t ledger:py-3" key={name}>
            <th className={cx(cell, "font-semibold")} scope="row">
              {name}
            </th>
            {cells.map((text, index) => (
              <td
                className={cx(cell, "ledger:before:text-quiet ledger:before:content-[attr(data-l)_':_']")}
                data-l={columns[index + 1]}
                key={text}
              >
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
