import type { PostSummary } from "~/content/model/model.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { NewsletterForm } from "~/leads/form/newsletter-form.tsx";
import { PostCard } from "./post-card.tsx";
import "./post-grid.css";

interface PostGridProps {
  confirmsByEmail: boolean;
  heading: "h2" | "h3";
  posts: readonly PostSummary[];
  withCategory?: boolean;
}

/** Cards of posts, and a box that takes an email address for the newsletter. */
export function PostGrid({ confirmsByEmail, posts, ...card }: PostGridProps) {
  return (
    <ul className="post-grid grid gap-x-column gap-y-8 tablet:grid-cols-2 tablet:gap-y-14 desktop:grid-cols-3">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard {...card} post={post} />
        </li>
      ))}
      <li className="print:hidden">
        <SignUp confirmsByEmail={confirmsByEmail} heading={card.heading} />
      </li>
    </ul>
  );
}

function SignUp({ confirmsByEmail, heading: Heading }: Pick<PostGridProps, "confirmsByEmail" | "heading">) {
  const { head } = useCopy(newsletter);
  const { brand, newsletterTitle } = useSiteSettings();
  return (
    <section className="ground-sand h-full p-6 max-tablet:-mx-gutter max-tablet:px-gutter tablet:p-8">
      <Heading className="text-h3">{newsletterTitle}</Heading>
      <p className="mt-2 mb-6">{head.lead}</p>
      <NewsletterForm confirmsByEmail={confirmsByEmail} names={{ brand, newsletter: newsletterTitle }} />
    </section>
  );
}
