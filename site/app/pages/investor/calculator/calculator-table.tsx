import type { ReactNode } from "react";
import { cx } from "~/ui/class-names.ts";

interface CalculatorTableProps {
  caption: string;
  children: ReactNode;
  columns: readonly string[];
  /** True to set the table in small type on phones, where four columns fit only in that. */
  hasSmallType?: boolean;
}

export function CalculatorTable({ caption, children, columns, hasSmallType = false }: CalculatorTableProps) {
  return (
    <table className={cx("calculator-table", hasSmallType && "calculator-small-type")}>
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
      {children}
    </table>
  );
}
