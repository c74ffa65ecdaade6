import { useEffect, useEffectEvent, useRef } from "react";
import { useSubmit } from "react-router";
import { searchKinds } from "~/content/search/search-document.ts";
import { search as searchCopy } from "~/copy/search.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { Field } from "~/ui/field.tsx";
import { maxWordsLength, type SearchQuery } from "./search-query.ts";

/** Plain form. With JavaScript it searches while the visitor types. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const copy = useCopy(searchCopy).form;
  const form = useRef<HTMLFormElement>(null);
  const search = useInstantSearch();
  useEarlyQuery(form, query, search.now);
  useQueryInForm(form, query);

  return (
    <search>
      <form
        action="/search"
        className="ground-sand grid gap-x-column gap-y-5 p-6 tablet:grid-cols-[minmax(0,1fr)_12.5rem_auto] tablet:items-end tablet:p-8"
        onChange={(event) => search.soon(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          search.now(event.currentTarget);
        }}
        ref={form}
      >
        <Field
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={query.words}
          enterKeyHint="search"
          id="search-words"
          label={copy.words}
          maxLength={maxWordsLength}
          name="q"
          spellCheck={false}
          type="search"
        />
        <Field as="select" defaultValue={query.kind ?? ""} id="search-kind" label={copy.kind} name="kind">
          <option value="">{copy.everything}</option>
          {searchKinds.map((kind) => (
            <option key={kind} value={kind}>
              {copy.kinds[kind]}
            </option>
          ))}
        </Field>
        <Button type="submit">{copy.button}</Button>
      </form>
    </search>
  );
}

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

  function search(form: HTMLFormElement): void {
    clearTimeout(timer.current);
    const fields = new FormData(form);
    // Keep empty parameters out of the URL.
    for (const [name, value] of [...fields]) {
      if (String(value).trim() === "") fields.delete(name);
      else fields.set(name, String(value).trim());
    }
    void submit(fields, { action: "/search", preventScrollReset: true, replace: true });
  }

  return {
    now: search,
    soon(form: HTMLFormElement): void {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(form), pauseMs);
    },
  };
}

/** Searches for what the visitor entered before hydration. */
function useEarlyQuery(
  form: React.RefObject<HTMLFormElement | null>,
  query: SearchQuery,
  search: (form: HTMLFormElement) => void,
): void {
  const searchEarlyInput = useEffectEvent(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    if (fields.get("q") !== query.words || fields.get("kind") !== (query.kind ?? "")) search(form.current);
  });
  useEffect(() => searchEarlyInput(), []);
}

/** Copies the query of the URL into the form, unless the visitor is typing. */
function useQueryInForm(form: React.RefObject<HTMLFormElement | null>, { kind, words }: SearchQuery): void {
  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return;
    for (const field of form.current.elements) {
      if (field instanceof HTMLInputElement) field.value = words;
      if (field instanceof HTMLSelectElement) field.value = kind ?? "";
    }
  }, [form, kind, words]);
}
