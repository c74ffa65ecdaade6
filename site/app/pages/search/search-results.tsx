import { Link } from "react-router";
import { formatDate } from "~/content/model/wording/format.ts";
import type { SearchHit, SearchResult, TextPart } from "~/content/search/search-document.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { differenceOf, headingOf, kindNames } from "./wording.ts";

interface SearchResultsProps {
  /** There was no answer. */
  failed: boolean;
  /** Null before anything was looked for. */
  result: SearchResult | null;
  words: string;
}

export function SearchResults({ failed, result, words }: SearchResultsProps) {
  return (
    <div className="search-results">
      {/* Always there, so that a screen reader hears each change of it. */}
      <div role="status">
        {failed && <p>Search is not answering. Check your connection and try again.</p>}
        {result && <Heading result={result} words={words} />}
      </div>
      {result?.total === 0 && <NothingFound />}
      {result && result.hits.length > 0 && (
        <ol className="hairline mt-6 border-t">
          {result.hits.map((hit) => (
            <Hit hit={hit} key={hit.url} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Heading({ result, words }: { result: SearchResult; words: string }) {
  const counts = { ...result, shown: result.hits.length };
  const difference = differenceOf(words, counts);
  return (
    <>
      <h2 className="search-count">{headingOf(words, counts)}</h2>
      {difference && <p className="measure mt-2">{difference}</p>}
    </>
  );
}

function Hit({ hit: { date, kind, snippet, title, url } }: { hit: SearchHit }) {
  return (
    <li className="search-hit hairline border-b">
      <p className="quiet search-hit-kind text-xs">
        <span>{kindNames[kind]}</span>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </p>
      <div>
        <h3 className="search-hit-title">
          <Link to={url}>
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
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a run of text has no name but its place
    part.marked ? <mark key={place}>{part.text}</mark> : part.text,
  );
}

function NothingFound() {
  return (
    <div className="mt-6">
      <EmptyState
        action={<TextLink to="/contact">Ask us instead</TextLink>}
        title="Try fewer or different words"
      >
        Search looks through posts, newsletters, podcast episodes, questions and the glossary.
      </EmptyState>
    </div>
  );
}
