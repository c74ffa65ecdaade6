import type { ReactNode } from "react";
import { formatMonth } from "~/content/model/wording/format.ts";

interface DatedRowProps {
  children: ReactNode;
  /** ISO 8601 date or date-time. */
  date: string;
  link: ReactNode;
  title: string;
}

/** List item with month, title and link. */
export function DatedRow({ children, date, link, title }: DatedRowProps) {
  return (
    <li className="grid items-baseline gap-x-column gap-y-1 border-hairline border-b pt-5 pb-3 tablet:grid-cols-[8.5rem_minmax(0,1fr)_auto] tablet:py-4">
      <p className="figure text-fig-xs">{formatMonth(date)}</p>
      <div>
        <h3 className="font-sans font-semibold text-base text-ground tracking-normal">{title}</h3>
        <p className="text-quiet text-xs">{children}</p>
      </div>
      {link}
    </li>
  );
}
