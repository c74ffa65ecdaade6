import type { SiteContent } from "~/content/model/site-content.ts";
import { about } from "~/copy/about.ts";
import { picture } from "~/copy/pictures.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { southDakota } from "~/copy/south-dakota.ts";
import { Loading } from "~/layout/loading.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { Team } from "~/pages/about/people.tsx";
import { Results } from "~/pages/about/pictures.tsx";
import { ContactAndBrand } from "~/pages/media/press.tsx";
import { Connect } from "~/pages/midwest/connect.tsx";
import { WhyMidwest } from "~/pages/midwest/why-midwest.tsx";
import { BonusPerks } from "~/pages/second-phase/benefits.tsx";
import { WhySiouxFalls } from "~/pages/second-phase/market.tsx";
import { CurrentPhase, PastOpportunities } from "~/pages/second-phase/projects.tsx";
import { SitePlans } from "~/pages/second-phase/site-plans.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns, InvestmentSteps, TopicRows } from "~/sections/titled-texts.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Badge } from "~/ui/drawing.tsx";
import { Part } from "../part.tsx";

export function Sections({ content }: { content: SiteContent }) {
  const { marketRanks, offering, pastOpportunities, projects, results, stats, team } = content;
  const { minimumInvestment } = offering;
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
      <Part isSection title="Topic rows">
        <TopicRows {...secondPhase.aboutProjects} />
      </Part>
      <Part isSection title="Columns">
        <Columns {...southDakota.risks} />
      </Part>
      <Part isSection title="Numbered rows">
        <InvestmentSteps minimumInvestment={minimumInvestment} />
      </Part>
      <Part isSection title="Perks">
        <BonusPerks offering={offering} />
      </Part>
      <Part isSection title="Connect">
        <Connect />
      </Part>
      <Part isSection title="Project cards">
        <ProjectCards projects={projects} title="Current projects" />
      </Part>
      <Part isSection title="Project rows">
        <PastOpportunities projects={pastOpportunities} />
      </Part>
      <Part isSection title="Single project">
        <CurrentPhase datedProjects={[]} offering={offering} />
      </Part>
      <Part isSection title="Ranks">
        <WhySiouxFalls offering={offering} ranks={marketRanks} />
      </Part>
      <Part isSection title="Map">
        <WhyMidwest />
      </Part>
      <Part isSection title="Plans">
        <SitePlans />
      </Part>
      <Part isSection title="Gallery: The Results">
        <Results pictures={results} />
      </Part>
      <Part isSection title="Team members">
        <Team team={team} title={about.team} />
      </Part>
      <Part isSection title="Brand downloads">
        <ContactAndBrand stats={stats} />
      </Part>
      <Part isSection title="Loading">
        <Loading />
      </Part>
      <Part isSection title="Sky page">
        <SkyPage>
          <p className="gallery-type gallery-type-h2">Nothing is built at this address.</p>
          <p>
            <ButtonLink to="/">Go to the home page</ButtonLink>
          </p>
        </SkyPage>
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
