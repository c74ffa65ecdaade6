import type { SiteContent } from "~/content/model/site-content.ts";
import { picture } from "~/copy/pictures.ts";
import { Loading } from "~/layout/loading.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { InvestmentSteps } from "~/sections/titled-texts.tsx";
import { Badge } from "~/ui/drawing.tsx";
import { Part } from "../part.tsx";

export function Sections({ content }: { content: SiteContent }) {
  const { minimumInvestment } = content.offering;
  return (
    <>
      <Part isSection title="Page banner">
        <PageBanner
          caption="Study model, illustrative rendering."
          image={picture("banner-about")}
          lead="Apartment communities in the Midwest, chosen, built and run by one team."
          note="Targets can be missed."
          title="About"
        />
      </Part>
      <Part isSection title="Split hero with the expert form">
        <SplitHero
          badge={<Badge mark="part-funded">Ongoing, Sioux Falls, South Dakota</Badge>}
          caption="Illustrative rendering."
          image={picture("hero-second-phase")}
          lead="Ninety-six apartment homes that complete a community of 180 in Sioux Falls."
          minimumInvestment={minimumInvestment}
          title="Jefferson Reserve, Phase 2"
        />
      </Part>
      <Part isSection title="Numbered rows">
        <InvestmentSteps minimumInvestment={minimumInvestment} />
      </Part>
      <Part isSection title="Project cards">
        <ProjectCards projects={content.projects} title="Current projects" />
      </Part>
      <Part isSection title="Loading">
        <Loading />
      </Part>
      <Part isSection title="Bottom form">
        <BottomForm
          text="One of us will call you back, answer your questions and send you the documents."
          title="Ask for the Jefferson documents"
        />
      </Part>
    </>
  );
}
