import { bannerVideo } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { pageMeta } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  return pageMeta(
    {
      title: `${site?.settings.podcastTitle ?? ""} podcast`.trim(),
      description: "Conversations about how apartment communities are paid for, built and run.",
      keywords: ["real estate podcast", "multifamily", "passive income"],
      path: "/podcast",
    },
    site,
  );
}

export default function Podcast() {
  const { podcastTitle } = useSiteSettings();
  return (
    <>
      <PageBanner
        caption="Study model, illustrative rendering."
        image={bannerVideo}
        lead="A podcast about how apartment communities are paid for, built and run."
        title={podcastTitle}
      />
      <section className="wrap py-section">
        <h2>Episodes</h2>
        <div className="mt-8">
          <EmptyState
            action={<TextLink to="/newsletter">Read the newsletter</TextLink>}
            title="No episodes yet"
          >
            The first conversation is being recorded. The newsletter says when it is out.
          </EmptyState>
        </div>
      </section>
    </>
  );
}
