import { Link } from "react-router";
import { addressOf, type Status, statusFilters } from "./statuses.ts";
import "./status-filter.css";

/** A segmented control made of links, so that it needs no JavaScript. */
export function StatusFilter({ selected }: { selected: Status }) {
  return (
    <nav aria-label="Projects by status">
      <ul className="segments">
        {statusFilters.map(({ label, status }) => (
          <li key={status}>
            <Link
              aria-current={status === selected ? "true" : undefined}
              className="segment"
              preventScrollReset
              replace
              to={addressOf(status)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
