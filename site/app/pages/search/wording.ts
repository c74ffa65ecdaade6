import type { SearchKind, SearchResult } from "~/content/search/search-document.ts";

/** What a hit is. */
export const kindNames: Readonly<Record<SearchKind, string>> = {
  post: "Post",
  newsletter: "Newsletter",
  episode: "Podcast episode",
  question: "Question",
  term: "Glossary",
};

/** The choices of what to look through. */
export const kindChoices: Readonly<Record<SearchKind, string>> = {
  post: "Posts",
  newsletter: "Newsletters",
  episode: "Podcast episodes",
  question: "Questions",
  term: "Glossary",
};

type Counts = Pick<SearchResult, "corrected" | "holds" | "total"> & { readonly shown: number };

const count = new Intl.NumberFormat("en-US");

/** How much was found, as the heading of the results. */
export function headingOf(words: string, { corrected, shown, total }: Counts): string {
  const looked = `“${corrected ?? words}”`;
  if (total === 0) return `No results for ${looked}`;
  if (total === 1) return `1 result for ${looked}`;
  if (total > shown) return `The best ${shown} of ${count.format(total)} results for ${looked}`;
  return `${total} results for ${looked}`;
}

/** How the results differ from what was asked for; null when they do not. */
export function differenceOf(words: string, { corrected, holds, total }: Counts): string | null {
  if (corrected !== null) return `No results for “${words}”. Showing results for “${corrected}”.`;
  return total > 0 && holds === "some" ? "No result has all of these words. These have some of them." : null;
}
