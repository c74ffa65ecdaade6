import { useEffect, useRef } from "react";
import { searchKinds } from "~/content/search/search-document.ts";
import { searchPage } from "~/layout/navigation.ts";
import { Button } from "~/ui/button.tsx";
import { SelectField, TextField } from "~/ui/field.tsx";
import { maxWordsLength, type SearchQuery } from "./search-query.ts";
import { useInstantSearch } from "./use-instant-search.ts";
import { kindChoices } from "./wording.ts";

/** A plain form; with JavaScript it searches while somebody types. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const search = useInstantSearch();
  useFollowedBy(form, query);

  return (
    <search>
      <form
        action={searchPage.to}
        className="search-form ground-sand"
        onChange={(event) => search.soon(event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          search.now(event.currentTarget);
        }}
        ref={form}
      >
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={query.words}
          enterKeyHint="search"
          id="search-words"
          label="What are you looking for?"
          maxLength={maxWordsLength}
          name="q"
          spellCheck={false}
          type="search"
        />
        <SelectField defaultValue={query.kind ?? ""} id="search-kind" label="Search in" name="kind">
          <option value="">Everything</option>
          {searchKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindChoices[kind]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}

/** Writes into the form what a link or the browser's history has led to, unless somebody is writing there. */
function useFollowedBy(form: React.RefObject<HTMLFormElement | null>, { kind, words }: SearchQuery): void {
  useEffect(() => {
    if (!form.current || form.current.contains(document.activeElement)) return;
    for (const field of form.current.elements) {
      if (field instanceof HTMLInputElement) field.value = words;
      if (field instanceof HTMLSelectElement) field.value = kind ?? "";
    }
  }, [form, kind, words]);
}
