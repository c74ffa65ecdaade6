import type { ReactNode } from "react";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import "./class-table.css";

interface ClassTableFrameProps {
  caption: string;
  /** The table's body, and its foot. */
  children: ReactNode;
  className?: string | undefined;
  /** Labels of the columns that hold figures, after those of the columns that hold words. */
  figureLabels: readonly string[];
  wordLabels: readonly string[];
}

/** A table that becomes one ledger a row on a phone. */
export function ClassTableFrame({
  caption,
  children,
  className,
  figureLabels,
  wordLabels,
}: ClassTableFrameProps) {
  return (
    <table className={cx("class-table", className)} ref={keepTableRoles}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {wordLabels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {figureLabels.map((label) => (
            <th className="class-table-figure" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface FigureCellProps {
  children: ReactNode;
  className?: string | undefined;
  /** Stands before the figure on a phone, where the columns have no heads. */
  label: string;
}

export function FigureCell({ children, className, label }: FigureCellProps) {
  return (
    <td className={cx("class-table-figure", className)} data-l={label}>
      {children}
    </td>
  );
}

/** How to read the figures above, and what they do not promise. */
export function ClassTableNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="mt-6 grid gap-x-column gap-y-3 text-quiet text-xs/normal desktop:grid-cols-2">
      {notes.map((note) => (
        <li className="measure-note" key={note}>
          {note}
        </li>
      ))}
    </ul>
  );
}
