import type { ReactNode } from "react";
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
  return (
    <nav aria-label={copy.label} className="print:hidden">
      <ul className="relative -mx-gutter flex gap-x-8 overflow-x-auto border-hairline border-b px-gutter tablet:mx-0 tablet:px-0">
        <Category isSelected={selected === null} name={copy.all} path={blogsPath()} />
        {categories.map(({ count, name, slug }) => (
          <Category
            isSelected={slug === selected?.slug}
            key={slug}
            name={name}
            path={blogsPath({ category: slug })}
          >
            <span className="figures font-normal text-quiet text-xs/close">
              {count}
              <span className="sr-only"> {count === 1 ? copy.one : copy.many}</span>
            </span>
          </Category>
        ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  children?: ReactNode;
  isSelected: boolean;
  name: string;
  path: string;
}

/** Link to a category. On tablets and desktops its underline covers the border of the list. */
function Category({ children, isSelected, name, path }: CategoryProps) {
  return (
    <li>
      <Link
        aria-current={isSelected ? "true" : undefined}
        className="flex min-h-11 items-baseline whitespace-nowrap gap-2 border-transparent border-b-2 py-2.5 font-medium text-heading text-s/close hover:border-mark aria-[current]:border-frame aria-[current]:font-bold tablet:-mb-px forced-colors:not-hover:not-aria-[current]:border-[Canvas]"
        preventScrollReset
        to={path}
      >
        {name}
        {children}
      </Link>
    </li>
  );
}
