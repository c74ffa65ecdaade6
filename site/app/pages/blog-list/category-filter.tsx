import { Link } from "react-router";
import type { PostCategory } from "~/content/model/model.ts";
import { blogsPath } from "~/content/model/posts/blogs-path.ts";
import "./category-filter.css";

interface CategoryFilterProps {
  categories: readonly PostCategory[];
  selected: PostCategory | null;
}

/** All posts, or one category's: links, so that it needs no JavaScript. */
export function CategoryFilter({ categories, selected }: CategoryFilterProps) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Posts by category">
      <ul className="categories">
        <Category isSelected={selected === null} name="All" path={blogsPath()} />
        {categories.map(({ count, name, slug }) => (
          <Category
            count={count}
            isSelected={slug === selected?.slug}
            key={slug}
            name={name}
            path={blogsPath({ category: slug })}
          />
        ))}
      </ul>
    </nav>
  );
}

interface CategoryProps {
  count?: number;
  isSelected: boolean;
  name: string;
  path: string;
}

function Category({ count, isSelected, name, path }: CategoryProps) {
  return (
    <li>
      <Link aria-current={isSelected ? "true" : undefined} className="category" preventScrollReset to={path}>
        {name}
        {count !== undefined && (
          <span className="category-count">
            {count}
            <span className="sr-only"> {count === 1 ? "post" : "posts"}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
