import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { controls } from "~/copy/controls.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface PaginationProps {
  /** Returns the URL of a page, counted from 1. */
  urlOf: (page: number) => string;
  page: number;
  pageCount: number;
}

const pageLook = cx(
  "figures grid h-11 min-w-9 place-items-center border-transparent border-b-2 font-medium @phone:min-w-11",
  "aria-[current]:border-frame aria-[current]:font-bold [a]:hover:border-mark",
  "forced-colors:not-hover:not-aria-[current]:border-[Canvas]",
);

/**
 * Links to the newer page, to page numbers and to the older page. On the first and last page an outer link becomes
 * plain text, so that nothing moves. On phones the page numbers have their own row.
 */
export function Pagination({ urlOf, page, pageCount }: PaginationProps) {
  const copy = useCopy(controls).pagination;
  return (
    <nav aria-label={copy.label} className="@container border-hairline border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-2 @phone:flex-nowrap">
        <Step to={page > 1 ? urlOf(page - 1) : null}>
          {page > 1 && <Icon of={ArrowLeft} />}
          {copy.newer}
        </Step>
        <ol className="-order-1 flex flex-[1_0_100%] justify-center @phone:order-none @phone:flex-none">
          {paginationItems(page, pageCount).map((item) => (
            <li key={item}>
              {typeof item === "string" ? (
                <span className={pageLook}>...</span>
              ) : (
                <Link
                  aria-current={item === page ? "page" : undefined}
                  aria-label={fill(copy.page, { number: item })}
                  className={pageLook}
                  to={urlOf(item)}
                >
                  {item}
                </Link>
              )}
            </li>
          ))}
        </ol>
        <Step to={page < pageCount ? urlOf(page + 1) : null}>
          {copy.older}
          {page < pageCount && <Icon of={ArrowRight} />}
        </Step>
      </div>
    </nav>
  );
}

const stepLook = cx("inline-flex min-h-11 items-center gap-2 font-medium");

function Step({ children, to }: { children: ReactNode; to: string | null }) {
  return to === null ? (
    <span className={cx(stepLook, "text-quiet")}>{children}</span>
  ) : (
    <Link className={cx(stepLook, "decoration-2 underline-offset-link hover:underline")} to={to}>
      {children}
    </Link>
  );
}

type Gap = "gap-before" | "gap-after";

/**
 * Returns the first and last page, and the current page with its neighbors. Near an end, returns the three pages at that
 * end. A gap replaces two or more omitted pages.
 */
export function paginationItems(page: number, pageCount: number): readonly (Gap | number)[] {
  const shownPages = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 2) shownPages.add(3);
  if (page >= pageCount - 1) shownPages.add(pageCount - 2);
  const items: (Gap | number)[] = [];
  for (let candidate = 1; candidate <= pageCount; candidate += 1) {
    const closesGap = shownPages.has(candidate - 1) && shownPages.has(candidate + 1);
    if (shownPages.has(candidate) || closesGap) items.push(candidate);
    else if (typeof items.at(-1) === "number") items.push(candidate < page ? "gap-before" : "gap-after");
  }
  return items;
}
