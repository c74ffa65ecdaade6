import { contentOf } from "~/content/content.server.ts";
import { bannerVideo } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { ProjectCards } from "~/pages/sections/project-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { Route } from "./+types/route.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { projects, settings } = contentOf(context);
  return { amountsAsOf: settings.amountsAsOf, investorPortal: settings.investorPortal, projects };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Current projects",
      description: "The communities under way in Sioux Falls, South Dakota: what is funded and what remains.",
      keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
      path: "/current-project",
    },
    matches[0].loaderData,
  );
}

export default function CurrentProject({ loaderData }: Route.ComponentProps) {
  const { amountsAsOf, investorPortal, projects } = loaderData;
  return (
    <>
      <div className="pb-section">
        <PageBanner
          caption="Study model, illustrative rendering."
          image={bannerVideo}
          lead="The communities under way in Sioux Falls: how much of each is funded, and what remains."
          note="From $50,000, accredited investors only. You can lose principal."
          title="Current projects"
        />
      </div>
      <ProjectCards amountsAsOf={amountsAsOf} projects={projects} title="Side by side" />
      <section className="wrap py-section">
        <h2>The next step</h2>
        <p className="measure mt-6">
          Ask for the offering documents of the project that interests you. They state fees, the expected hold
          and the risks, and your accreditation is verified before you invest.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/contact" variant="secondary">
            Ask about a project
          </ButtonLink>
          <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
        </div>
      </section>
    </>
  );
}
