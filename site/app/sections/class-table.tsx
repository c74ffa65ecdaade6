import { Children, type ReactNode } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { amountGapNote, returnClassesTitle } from "~/content/model/wording/offer.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TargetCaution } from "~/layout/target-caution.tsx";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Section } from "~/ui/section.tsx";
import "./class-table.css";

const figures = ["preferredReturn", "irr", "equityMultiple", "aar"] as const;

/** Maximum length of a name that fits its column at the largest size, in characters. */
const maxLargeNameLength = 2;

interface ClassTableProps {
  classes: readonly ReturnClass[];
  /** True if the page already shows the full caution. */
  isCautioned?: boolean;
}

/** Table of the return classes. Rows become label-value lists on phones. */
export function ClassTable({ classes, isCautioned = false }: ClassTableProps) {
  const { hold, returns } = useCopy(offer);
  const { explanation, table } = returns;
  return (
    <>
      <table className="class-table" ref={keepTableRoles}>
        <caption className="sr-only">{table.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{table.name}</th>
            <th scope="col">{table.range}</th>
            {figures.map((figure) => (
              <th className="class-table-figure" key={figure} scope="col">
                {table[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.map((row) => (
            <tr key={row.name}>
              <th
                className={cx(
                  "class-table-name",
                  row.name.length > maxLargeNameLength && "class-table-name-long",
                )}
                scope="row"
              >
                <span className="hidden font-medium font-sans text-xs tracking-normal ledger:inline">
                  {table.name}{" "}
                </span>
                {row.name}
              </th>
              <td className="class-table-range">{row.range}</td>
              {figures.map((figure) => (
                <td className="class-table-figure" data-l={table[figure]} key={figure}>
                  {row[figure]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ClassTableNotes notes={[<TargetCaution isShort={isCautioned} key="target" />, hold, explanation]} />
    </>
  );
}

/** Notes below the table of classes or of tax figures. */
export function ClassTableNotes({ notes }: { notes: readonly ReactNode[] }) {
  return (
    <ul className="mt-6 grid gap-x-column gap-y-3 text-pretty text-quiet text-xs/normal desktop:grid-cols-3">
      {Children.map(notes, (note) => (
        <li className="measure-note">{note}</li>
      ))}
    </ul>
  );
}

interface ReturnClassesProps extends ClassTableProps {
  /** Links below the table. */
  actions?: ReactNode;
  /** Content below the links. */
  children?: ReactNode;
  /** Replaces the default title, which counts the classes. */
  title?: string;
}

export function ReturnClasses({ actions, children, title, ...table }: ReturnClassesProps) {
  const { returns } = useCopy(offer);
  const { classes } = table;
  if (classes.length === 0) return null;
  return (
    <Section
      className="print:break-inside-avoid"
      note={amountGapNote(returns, classes)}
      title={title ?? returnClassesTitle(returns, classes)}
    >
      <ClassTable {...table} />
      {actions && <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 print:hidden">{actions}</p>}
      {children}
    </Section>
  );
}
