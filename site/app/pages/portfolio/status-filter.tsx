import { Link } from "react-router";
import { portfolio } from "~/words/portfolio.ts";
import { useWords } from "~/words/use-words.tsx";
import { addressOf, type Status, statusFilters } from "./statuses.ts";

/** A segmented control made of links, so that it needs no JavaScript. On paper only the chosen one stands. */
export function StatusFilter({ selected }: { selected: Status }) {
  const words = useWords(portfolio);
  return (
    <nav aria-label={words.projects.filter}>
      <ul className="grid max-w-160 grid-cols-2 rounded-part border border-control bg-paper tablet:grid-cols-[1fr_1.5fr_1fr_1fr]">
        {statusFilters.map(({ status }) => (
          <li
            className="border-control even:border-l max-tablet:nth-[n+3]:border-t tablet:not-first:border-l"
            key={status}
          >
            <Link
              aria-current={status === selected ? "true" : undefined}
              className="grid h-full min-h-12 place-items-center px-4 py-2 text-center font-semibold text-evergreen text-s/[1.3] decoration-1 underline-offset-[0.35em] hover:underline aria-[current]:bg-evergreen aria-[current]:text-paper forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none print:not-aria-[current]:hidden"
              preventScrollReset
              replace
              to={addressOf(status)}
            >
              {words.statuses[status].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
