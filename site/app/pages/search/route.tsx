import { searchOf } from "~/content/content-context.server.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { pages } from "~/copy/pages.ts";
import { search } from "~/copy/search.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { linksTo } from "~/layout/menus.ts";
import { metaOf } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";
import { SearchForm } from "./search-form.tsx";
import { searchQueryOf } from "./search-query.ts";
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

export const meta = metaOf<typeof loader>(({ query: { words } }, { copyEdits }) => {
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
