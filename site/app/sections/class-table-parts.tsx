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
  /** Label of a last column, of `LinkCell`s. */
  linkLabel?: string;
  wordLabels: readonly string[];
}

/** A table that becomes one ledger a row on a phone. */
export function ClassTableFrame({
  caption,
  children,
  className,
  figureLabels,
  linkLabel,
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
          {linkLabel && (
            <th className={linkColumn} scope="col">
              {linkLabel}
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

interface CellProps {
  children: ReactNode;
  className?: string | undefined;
  /** Stands above the cell on a phone, where the columns have no heads. */
  label: string;
}

export function FigureCell({ children, className, label }: CellProps) {
  return (
    <td className={cx("class-table-figure", className)} data-l={label}>
      {children}
    </td>
  );
}

const inWords = cx("font-normal font-sans text-inherit text-s/close tracking-normal");

export function WordsCell({ children, className, label }: CellProps) {
  return (
    <td
      className={cx(
        inWords,
        "ledger:before:mb-1.5 ledger:before:block ledger:before:text-quiet ledger:before:leading-normal ledger:before:content-[attr(data-l)]",
        className,
      )}
      data-l={label}
    >
      {children}
    </td>
  );
}

const linkColumn = cx("pr-0 pl-10 max-desktop:pl-5 ledger:col-span-full ledger:py-0 ledger:pl-0");

export function LinkCell({ children }: { children: ReactNode }) {
  return <td className={cx(inWords, linkColumn)}>{children}</td>;
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
