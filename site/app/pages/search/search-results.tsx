import { Link } from "react-router";
import { formatCount, formatDate } from "~/content/model/wording/format.ts";
import type { SearchHit, SearchResult, TextPart } from "~/content/search/search-document.ts";
import { fill } from "~/copy/copy.ts";
import { search } from "~/copy/search.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";

type ResultCopy = typeof search.results;

interface SearchResultsProps {
  /** Words that the visitor typed. */
  asked: string;
  failed: boolean;
  /** Null without a query, and after a failed search. */
  result: SearchResult | null;
}

export function SearchResults({ asked, failed, result }: SearchResultsProps) {
  const copy = useCopy(search);
  const mismatch = result && mismatchNote(copy.results, asked, result);
  return (
    <div className="pt-12">
      {/* Rendered even when empty, so that screen readers announce changes. */}
      <div role="status">
        {failed && <p>{copy.results.failed}</p>}
        {result && (
          <h2 className="text-h3 [overflow-wrap:anywhere]">{headingOf(copy.results, asked, result)}</h2>
        )}
        {mismatch && <p className="measure mt-2">{mismatch}</p>}
      </div>
      {result?.total === 0 && (
        <div className="mt-6">
          <EmptyState {...copy.nothingFound} to="/contact" />
        </div>
      )}
      {result && result.hits.length > 0 && (
        <ol className="mt-6 border-hairline border-t">
          {result.hits.map((hit) => (
            <Hit hit={hit} key={`${hit.kind} ${hit.url}`} />
          ))}
        </ol>
      )}
    </div>
  );
}

type Found = Pick<SearchResult, "corrected" | "hasAllWords" | "total"> & { hits: { length: number } };

const quoted = (text: string) => `“${text}”`;

export function headingOf(copy: ResultCopy, asked: string, found: Found): string {
  const { length: shown } = found.hits;
  const words = quoted(found.corrected ?? asked);
  if (found.total === 0) return fill(copy.none, { words });
  if (found.total === 1) return fill(copy.one, { words });
  const total = formatCount(found.total);
  return found.total > shown ? fill(copy.best, { shown, total, words }) : fill(copy.all, { total, words });
}

/** Returns a sentence about a corrected query or results that lack some words; null if the results match the query. */
export function mismatchNote(copy: ResultCopy, asked: string, found: Found): string | null {
  const { corrected, hasAllWords, total } = found;
  if (corrected !== null) return fill(copy.corrected, { corrected: quoted(corrected), words: quoted(asked) });
  return total > 0 && !hasAllWords ? copy.someWords : null;
}

function Hit({ hit: { date, kind, snippet, title, url } }: { hit: SearchHit }) {
  const { kinds } = useCopy(search).results;
  return (
    <li className="grid gap-x-column gap-y-1 border-hairline border-b py-5 [overflow-wrap:anywhere] tablet:grid-cols-[10rem_minmax(0,1fr)]">
      <p className="flex flex-wrap gap-x-4 text-quiet text-xs tablet:flex-col tablet:pt-1">
        <span data-kind={kind}>{kinds[kind]}</span>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </p>
      <div>
        <h3 className="text-title">
          <Link
            className="inline-block underline decoration-1 decoration-mark underline-offset-[0.2em] hover:decoration-2 hover:decoration-current"
            to={url}
          >
            <Marked parts={title} />
          </Link>
        </h3>
        {snippet.length > 0 && (
          <p className="measure mt-1">
            <Marked parts={snippet} />
          </p>
        )}
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, position) =>
    part.marked ? (
      <mark
        className="bg-sand-2 text-inherit dusk:bg-line-dark forced-colors:bg-[Mark] forced-colors:text-[MarkText]"
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position only
        key={position}
      >
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
