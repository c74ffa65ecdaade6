import type { ReactNode } from "react";
import type { ReturnClass } from "~/content/model/offering.ts";
import { returnClassesTitle, returnGapNote } from "~/content/model/wording/offer.ts";
import { cx } from "~/ui/class-names.ts";
import { keepTableRoles } from "~/ui/keep-table-roles.ts";
import { Section } from "~/ui/section.tsx";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import "./class-table.css";

const figures = ["preferredReturn", "irr", "equityMultiple", "aar"] as const;

/** Characters of a name that still fits into its column in the largest figures. */
const longestLarge = 2;

export function ClassTable({ classes }: { classes: readonly ReturnClass[] }) {
  const { hold, returns, target } = useWords(offer);
  const { explanation, table } = returns;
  return (
    <>
      <ClassTableFrame
        caption={table.caption}
        figureLabels={figures.map((figure) => table[figure])}
        wordLabels={[table.name, table.range]}
      >
        <tbody>
          {classes.map((row) => (
            <tr key={row.name}>
              <th
                className={
                  row.name.length > longestLarge
                    ? "class-table-name class-table-name-long"
                    : "class-table-name"
                }
                scope="row"
              >
                <span className="hidden font-medium font-sans text-xs tracking-normal ledger:inline">
                  {table.name}{" "}
                </span>
                {row.name}
              </th>
              <td className="class-table-range">{row.range}</td>
              {figures.map((figure) => (
                <FigureCell key={figure} label={table[figure]}>
                  {row[figure]}
                </FigureCell>
              ))}
            </tr>
          ))}
        </tbody>
      </ClassTableFrame>
      <ClassTableNotes notes={[target, hold, explanation]} />
    </>
  );
}

interface ClassTableFrameProps {
  caption: string;
  children: ReactNode;
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
  figureLabels,
  linkLabel,
  wordLabels,
}: ClassTableFrameProps) {
  return (
    <table className="class-table" ref={keepTableRoles}>
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
    <ul className="mt-6 grid gap-x-column gap-y-3 text-pretty text-quiet text-xs/normal desktop:grid-cols-3">
      {notes.map((note) => (
        <li className="measure-note" key={note}>
          {note}
        </li>
      ))}
    </ul>
  );
}

interface ReturnClassesProps {
  /** What to do with the table: links below it. */
  actions?: ReactNode;
  classes: readonly ReturnClass[];
  ground?: "paper" | "sand";
  /** Where it is not the number of classes. */
  title?: string;
}

export function ReturnClasses({ actions, classes, ground = "paper", title }: ReturnClassesProps) {
  const { returns } = useWords(offer);
  if (classes.length === 0) return null;
  return (
    <Section
      className="print:break-inside-avoid"
      ground={ground}
      note={returnGapNote(returns, classes)}
      title={title ?? returnClassesTitle(returns, classes)}
    >
      <ClassTable classes={classes} />
      {actions && <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2 print:hidden">{actions}</p>}
    </Section>
  );
}
