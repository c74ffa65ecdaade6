import { Link } from "react-router";
import type { PostCategory } from "~/content/model/model.ts";
import { blogsPath } from "~/content/model/site-pages.ts";
import { blog } from "~/copy/blog.ts";
import { useCopy } from "~/copy/use-copy.tsx";

interface CategoryFilterProps {
  categories: readonly PostCategory[];
  selected: PostCategory | null;
}

/** Links to all posts and to each category; they work without JavaScript. */
export function CategoryFilter({ categories, selected }: CategoryFilterProps) {
  const copy = useCopy(blog).categories;
  if (categories.length === 0) return null;
  const all = { count: undefined, name: copy.all, slug: undefined };
  return (
    <nav aria-label={copy.label} className="print:hidden">
      <ul className="relative -mx-gutter flex gap-x-8 overflow-x-auto border-hairline border-b px-gutter tablet:mx-0 tablet:px-0">
        {[all, ...categories].map(({ count, name, slug }) => (
          <li key={slug ?? ""}>
            <Link
              aria-current={slug === selected?.slug ? "true" : undefined}
              // On tablets and desktops the underline covers the border of the list.
              className="flex min-h-11 min-w-6 items-baseline whitespace-nowrap gap-2 border-transparent border-b-2 py-2.5 font-medium text-heading text-s/close hover:border-mark aria-[current]:border-frame aria-[current]:font-bold tablet:-mb-px forced-colors:not-hover:not-aria-[current]:border-[Canvas]"
              preventScrollReset
              to={blogsPath({ category: slug })}
            >
              {name}
              {count !== undefined && (
                <span className="figures font-normal text-quiet text-xs/close">
                  {count}
                  <span className="sr-only"> {count === 1 ? copy.one : copy.many}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
