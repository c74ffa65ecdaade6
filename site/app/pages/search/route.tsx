import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { searchOf } from "~/content/content-context.server.ts";
import { searchKinds } from "~/content/search/search-document.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { pages } from "~/copy/pages.ts";
import { search } from "~/copy/search.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { linksTo } from "~/layout/menus.ts";
import { metaFromData } from "~/seo/page-meta.ts";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { TextLink } from "~/ui/links.tsx";
import { useEarlyInput } from "~/ui/use-early-input.ts";
import type { Route } from "./+types/route.ts";
import { maxWordsLength, type SearchQuery, searchQueryOf } from "./search-query.ts";
import { SearchResults } from "./search-results.tsx";

const maxHits = 30;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = searchQueryOf(new URL(request.url).search);
  const { kind, words } = query;
  const result =
    words === "" ? null : await searchOf(context).search(words, { kind: kind ?? undefined, limit: maxHits });
  return { failed: false, query, result };
}

/** If the request fails, keeps the page and the typed text, and reports the failure. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { failed: true, query: searchQueryOf(new URL(request.url).search), result: null };
  }
}

/** Shared caches must not store searches. */
export function headers() {
  return { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };
}

export const meta = metaFromData<typeof loader>(({ query: { words } }, { copyEdits }) => {
  const { titleOfResults, ...facts } = withEdits(search, copyEdits).meta;
  const title = words === "" ? facts.title : fill(titleOfResults, { words: `“${words}”` });
  return { ...facts, noindex: true, path: "/search", title };
});

export default function SearchPage({ loaderData: { failed, query, result } }: Route.ComponentProps) {
  const copy = useCopy(search);
  const { documents, fees, risks } = copy.start;
  const links = [
    ...linksTo(["/current-project", "/jefferson-reserve-phase-2", "/investor"], useCopy(pages)),
    { label: fees, to: "/investor#fees" },
    { label: documents, to: "/investor#documents" },
    { label: risks, to: "/investor#risks" },
  ];
  return (
    <div className="wrap pt-head pb-section">
      <h1 className="mb-8">{copy.title}</h1>
      <SearchForm query={query} />
      {query.words === "" && (
        <ul className="mt-8 flex flex-wrap gap-x-8">
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink icon="none" to={to}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <SearchResults asked={query.words} failed={failed} result={result} />
    </div>
  );
}

/** Plain form. With JavaScript it searches while the visitor types. */
function SearchForm({ query }: { query: SearchQuery }) {
  const copy = useCopy(search).form;
  const form = useRef<HTMLFormElement>(null);
  const { searchAfterPause, searchNow } = useInstantSearch();
  const { kind, words } = query;

  // Searches for what the visitor entered before hydration.
  useEarlyInput(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (fields.get("q") !== words || fields.get("kind") !== (kind ?? "")) searchNow(form.current);
  });

  // Copies the query of the URL into the form, unless the focus is in the form.
  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return;
    for (const field of form.current.elements) {
      if (field instanceof HTMLInputElement) field.value = words;
      if (field instanceof HTMLSelectElement) field.value = kind ?? "";
    }
  }, [kind, words]);

  return (
    <search>
      <form
        action="/search"
        className="ground-sand grid gap-x-column gap-y-5 p-6 tablet:grid-cols-[minmax(0,1fr)_12.5rem_auto] tablet:items-end tablet:p-8"
        onChange={(event) => searchAfterPause(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(event.currentTarget);
        }}
        ref={form}
      >
        <Field
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={words}
          enterKeyHint="search"
          id="search-words"
          label={copy.words}
          maxLength={maxWordsLength}
          name="q"
          spellCheck={false}
          type="search"
        />
        <Field as="select" defaultValue={kind ?? ""} id="search-kind" label={copy.kind} name="kind">
          <option value="">{copy.everything}</option>
          {searchKinds.map((choice) => (
            <option key={choice} value={choice}>
              {copy.kinds[choice]}
            </option>
          ))}
        </Field>
        <Button type="submit">{copy.button}</Button>
      </form>
    </search>
  );
}

/** Pause in typing before a search starts. */
const pauseMs = 120;

/**
 * Searches after a pause in typing, and replaces the URL without a new history entry. The router shows only the last of
 * several running searches. Clicking a link cancels the search that is due.
 */
function useInstantSearch() {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const cancel = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) clearTimeout(timer.current);
    };
    document.addEventListener("click", cancel, { capture: true });
    return () => {
      document.removeEventListener("click", cancel, { capture: true });
      clearTimeout(timer.current);
    };
  }, []);

  function searchNow(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    const fields = new FormData(form);
    // Keep empty parameters out of the URL.
    for (const [name, value] of [...fields]) {
      if (String(value).trim() === "") fields.delete(name);
      else fields.set(name, String(value).trim());
    }
    void submit(fields, { action: "/search", preventScrollReset: true, replace: true });
  }

  function searchAfterPause(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => searchNow(form), pauseMs);
  }

  return { searchAfterPause, searchNow };
}
