import type { ReactNode } from "react";
import { formatMonth } from "~/content/model/wording/format.ts";
import "./dated-row.css";

interface DatedRowProps {
  /** What else there is to say of it, small below its title. */
  readonly children: ReactNode;
  /** ISO 8601 date or date-time. */
  readonly date: string;
  /** Where it is read. */
  readonly link: ReactNode;
  readonly title: string;
}

/** One item of a list by date: its month, what it is, and a link. */
export function DatedRow({ children, date, link, title }: DatedRowProps) {
  return (
    <li className="dated-row hairline border-b">
      <p className="figure dated-row-month">{formatMonth(date)}</p>
      <div>
        <h3 className="dated-row-title">{title}</h3>
        <p className="quiet text-xs">{children}</p>
      </div>
      {link}
    </li>
  );
}
