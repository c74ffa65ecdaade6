import type { ReactNode } from "react";
import { cx } from "~/ui/class-names.ts";

interface CalculatorTableProps {
  caption: string;
  children: ReactNode;
  columns: readonly string[];
  /** True for tables with four columns, which are set in small type on phones. */
  isNarrow?: boolean;
}

export function CalculatorTable({ caption, children, columns, isNarrow = false }: CalculatorTableProps) {
  return (
    <table className={cx("calculator-table", isNarrow && "calculator-narrow")}>
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
