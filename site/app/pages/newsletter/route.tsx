import { useEffect } from "react";
import { redirect, useLocation, useNavigation } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { NewsletterForm } from "~/leads/form/newsletter-form.tsx";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { feedPaths } from "~/seo/feeds/feed-links.ts";
import { metaFromData } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { showToast } from "~/ui/toast.tsx";
import type { Route } from "./+types/route.ts";
import { IssueTabs } from "./issues.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

export function loader({ context, request }: Route.LoaderArgs) {
  const { newsletters, newslettersRefused, settings } = contentOf(context);
  const requestedIssue = issueOf(new URL(request.url).search);
  if (requestedIssue !== null && !newsletters.some(({ id }) => id === requestedIssue))
    throw redirect("/newsletter");
  return {
    confirmsByEmail: confirmsByEmail(context),
    newsletters,
    newslettersRefused,
    title: settings.newsletterTitle,
  };
}

function issueOf(search: string): string | null {
  return new URLSearchParams(search).get("issue");
}

export const meta = metaFromData<typeof loader>(({ title }, { copyEdits }) => {
  const { description, keywords } = withEdits(newsletter, copyEdits).meta;
  return {
    description: fill(description, { title }),
    keywords: keywords.map((keyword) => fill(keyword, { title })),
    path: "/newsletter",
  };
});

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { brand } = useSiteSettings();
  const copy = useCopy(newsletter);
  const { refused: refusedMessage } = copy.noIssues;
  const { newsletters, newslettersRefused, title } = loaderData;
  const current = useLocation();
  const { location: pending } = useNavigation();
  // Selects the issue as soon as its link is clicked, before the navigation ends.
  const selectedId = issueOf(pending?.pathname === current.pathname ? pending.search : current.search);
  const selected = newsletters.find(({ id }) => id === selectedId) ?? newsletters[0];

  useEffect(() => {
    if (newslettersRefused) showToast("error", refusedMessage);
  }, [newslettersRefused, refusedMessage]);

  return (
    <>
      <div className="wrap pt-head pb-section">
        <div className="grid-12 items-end gap-y-6">
          <h1 className="col-span-full desktop:col-span-7">{title}</h1>
          <div className="col-span-full desktop:col-[8/-1]">
            {copy.head.lead && <p className="measure text-lead">{copy.head.lead}</p>}
            <ButtonLink className="mt-5" href="#sign-up">
              {copy.signUp.title}
            </ButtonLink>
            <WithheldContentNote className="mt-6" kind="newsletters" />
          </div>
        </div>
        {selected ? (
          <IssueTabs newsletters={newsletters} selected={selected} />
        ) : (
          <div className="mt-head">
            <EmptyState {...copy.noIssues} heading="h2" to="/investor" />
          </div>
        )}
      </div>
      <section
        aria-labelledby="sign-up-title"
        className="ground-sand print:hidden"
        id="sign-up"
        tabIndex={-1}
      >
        <div className="wrap grid-12 gap-y-8 py-section">
          <div className="col-span-full desktop:col-span-5">
            <h2 id="sign-up-title">{copy.signUp.title}</h2>
            <p className="mt-4 text-lead text-quiet">{copy.signUp.text}</p>
            <p className="mt-2 flex flex-wrap gap-x-8">
              <TextLink to="/privacy-policy">{copy.signUp.privacy}</TextLink>
              <TextLink href={feedPaths.newsletter} type="application/rss+xml">
                {copy.feed.link}
              </TextLink>
            </p>
          </div>
          <div className="col-span-full desktop:col-span-6 desktop:col-start-7">
            <NewsletterForm
              confirmsByEmail={loaderData.confirmsByEmail}
              names={{ brand, newsletter: title }}
            />
          </div>
        </div>
      </section>
    </>
  );
}
