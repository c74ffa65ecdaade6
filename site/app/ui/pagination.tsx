import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";
import { pagesShown } from "./pages-shown.ts";

interface PaginationProps {
  /** Address of a page, counted from 1. */
  readonly addressOf: (page: number) => string;
  readonly page: number;
  readonly pageCount: number;
}

/** Newer, the pages, older. The ends stay where they are. */
export function Pagination({ addressOf, page, pageCount }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="pagination">
      <Step to={page > 1 ? addressOf(page - 1) : null}>
        {page > 1 && <Icon of={ArrowLeft} />}
        Newer
      </Step>
      <ol>
        {pagesShown(page, pageCount).map((shown) => (
          <li key={shown}>
            {typeof shown === "string" ? (
              <span className="pagination-page">...</span>
            ) : (
              <Link
                aria-current={shown === page ? "page" : undefined}
                aria-label={`Page ${shown}`}
                className="pagination-page"
                to={addressOf(shown)}
              >
                {shown}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? addressOf(page + 1) : null}>
        Older
        {page < pageCount && <Icon of={ArrowRight} />}
      </Step>
    </nav>
  );
}

function Step({ children, to }: { children: ReactNode; to: string | null }) {
  return to === null ? (
    <span className="pagination-step">{children}</span>
  ) : (
    <Link className="pagination-step" to={to}>
      {children}
    </Link>
  );
}
