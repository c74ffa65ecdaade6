import { useEffect } from "react";
import { redirect, useNavigation } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { showToast } from "~/ui/toast.tsx";
import type { Route } from "./+types/route.ts";
import { IssueList } from "./issue-list.tsx";
import { IssueTabs } from "./issue-tabs.tsx";
import { SignUp } from "./sign-up.tsx";
import "./newsletter.css";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context, request }: Route.LoaderArgs) {
  const { newsletters, newslettersStatus, settings } = contentOf(context);
  const asked = issueOf(new URL(request.url).search);
  if (asked !== null && !newsletters.some(({ id }) => id === asked)) throw redirect("/newsletter");
  return {
    confirmsByEmail: confirmsByEmail(context),
    newsletters,
    notFound: newsletters.length === 0 && newslettersStatus !== null && newslettersStatus !== 200,
    selectedId: asked ?? newsletters[0]?.id,
    title: settings.newsletterTitle,
  };
}

function issueOf(search: string): string | null {
  return new URLSearchParams(search).get("issue");
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.title ?? "Newsletter";
  return pageMeta(
    {
      description: `${title}: every issue as a PDF. What is being built, what is leasing, and what the money did that month.`,
      keywords: [title, "multifamily newsletter", "passive monthly income", "real estate investing"],
      path: "/newsletter",
    },
    matches[0].loaderData,
  );
}

export default function NewsletterPage({ loaderData }: Route.ComponentProps) {
  const { newsletters, notFound, title } = loaderData;
  const selectedId = useSelectedId(loaderData.selectedId);
  const selected = newsletters.find(({ id }) => id === selectedId) ?? newsletters[0];

  useEffect(() => {
    if (notFound) showToast("error", "newsletter could not be found");
  }, [notFound]);

  return (
    <>
      <div className="wrap pt-head pb-section">
        <h1>{title}</h1>
        <p className="measure mt-6 text-lead">
          One letter a month: what we are building, what is leasing, and how the numbers changed. Read it here
          or save the PDF.
        </p>
        <p className="mt-4">
          <TextLink to="#sign-up">Get it by email</TextLink>
        </p>
        {selected ? (
          <>
            <IssueTabs newsletters={newsletters} selected={selected} />
            <IssueList newsletters={newsletters} />
          </>
        ) : (
          <NoIssues />
        )}
      </div>
      <SignUp confirmsByEmail={loaderData.confirmsByEmail} />
    </>
  );
}

/** The tab that was pressed counts at once, before the address has followed. */
function useSelectedId(loadedId: string | undefined): string | undefined {
  const { location } = useNavigation();
  const pressed = location?.pathname === "/newsletter" ? issueOf(location.search) : null;
  return pressed ?? loadedId;
}

function NoIssues() {
  return (
    <div className="mt-head">
      <EmptyState
        action={<TextLink to="/blogs">Read the blog</TextLink>}
        heading="h2"
        title="No issues to show right now"
      >
        The blog covers the same ground in more depth.
      </EmptyState>
    </div>
  );
}
