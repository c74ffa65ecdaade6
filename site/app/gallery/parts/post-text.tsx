import { CategoryFilter } from "~/pages/blog-list/category-filter.tsx";
import { ShareLinks } from "~/pages/blog-post/share-links.tsx";
import { WrittenText } from "~/sections/written-text.tsx";
import { Part } from "../part.tsx";

const categories = [
  { count: 12, name: "Design and building", slug: "design-and-building" },
  { count: 1, name: "Rules and taxes", slug: "rules-and-taxes" },
];

export function PostText({ html }: { html: string }) {
  return (
    <>
      <Part title="Categories">
        <CategoryFilter categories={categories} selected={categories[0] ?? null} />
      </Part>
      <Part title="Text of a post">
        <WrittenText html={html} />
      </Part>
      <Part title="Share links">
        <ShareLinks title="A post" url="https://www.example.com/blog/a-post" />
      </Part>
    </>
  );
}
