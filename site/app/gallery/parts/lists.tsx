import { useSearchParams } from "react-router";
import type { Newsletter, PostSummary } from "~/content/model/model.ts";
import { IssueTabs } from "~/pages/newsletter/issues.tsx";
import { NewestPost, PostCard } from "~/sections/post-card.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Pagination } from "~/ui/pagination.tsx";
import { Part } from "../part.tsx";

const pageCount = 8;
const urlOf = (page: number) => `/gallery?page=${page}`;

interface ListsProps {
  readonly newsletters: readonly Newsletter[];
  readonly posts: readonly PostSummary[];
}

export function Lists({ newsletters, posts }: ListsProps) {
  const [newest, ...cards] = posts;
  const [search] = useSearchParams();
  const issue = newsletters.find(({ id }) => id === search.get("issue")) ?? newsletters[0];
  return (
    <>
      <Part title="Accordion">
        <Accordion
          items={[
            { title: "How long is my money committed?", content: "About 3¾ years, as targeted." },
            { title: "What can go wrong?", content: "You can lose some or all of what you invest." },
          ]}
        />
      </Part>
      <Part title="Blog cards">
        {newest && <NewestPost post={newest} />}
        <ul className="gallery-columns">
          {cards.map((post) => (
            <li key={post.slug}>
              <PostCard heading="h2" post={post} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Pagination: first, middle, last">
        {[1, 4, pageCount].map((page) => (
          <Pagination urlOf={urlOf} key={page} page={page} pageCount={pageCount} />
        ))}
      </Part>
      <Part title="Empty state">
        <EmptyState
          action="Read the newsletter"
          text="The first conversation is being recorded. The newsletter says when it is out."
          title="No episodes yet"
          to="/newsletter"
        />
      </Part>
      <Part isSection title="Newsletter">
        <div className="wrap">{issue && <IssueTabs newsletters={newsletters} selected={issue} />}</div>
      </Part>
    </>
  );
}
