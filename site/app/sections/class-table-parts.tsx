import type { ReactNode } from "react";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import "./class-table.css";

interface ClassTableFrameProps {
  readonly caption: string;
  /** The table's body, and its foot. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Labels of the columns that hold figures, after those of the columns that hold words. */
  readonly figureLabels: readonly string[];
  readonly wordLabels: readonly string[];
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
    <table className={["class-table", className].filter(Boolean).join(" ")} ref={keepTableRoles}>
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
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Stands before the figure on a phone, where the columns have no heads. */
  readonly label: string;
}

export function FigureCell({ children, className, label }: FigureCellProps) {
  return (
    <td className={["class-table-figure", className].filter(Boolean).join(" ")} data-l={label}>
      {children}
    </td>
  );
}

/** How to read the figures above, and what they do not promise. */
export function ClassTableNotes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="class-table-notes">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
