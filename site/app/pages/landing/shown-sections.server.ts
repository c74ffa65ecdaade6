import type { LandingPage, LandingSection } from "~/content/model/landing-page.ts";
import type { SiteContent } from "~/content/model/site-content.ts";

/** Section with the content that it shows and no more, because all of it is sent to the browser. */
export type ShownSection = NonNullable<ReturnType<typeof shownSection>>;

/** Returns the sections of a page with their content. Skips those without content. */
export function shownSections(
  { sections }: Pick<LandingPage, "sections">,
  content: Pick<SiteContent, "offering" | "projects" | "questions" | "stats" | "team">,
): ShownSection[] {
  return sections.flatMap((section) => shownSection(section, content) ?? []);
}

type Content = Parameters<typeof shownSections>[1];

function shownSection(section: LandingSection, { offering, projects, questions, stats, team }: Content) {
  const { title } = section;
  switch (section.kind) {
    case "class-table": {
      const { returnClasses } = offering;
      return returnClasses.length > 0 ? ({ kind: "class-table", returnClasses, title } as const) : null;
    }
    case "figures": {
      if (section.show === "units")
        return stats.length > 0 ? ({ kind: "units", stats, title } as const) : null;
      return offering.facts.length > 0 ? ({ facts: offering.facts, kind: "facts" } as const) : null;
    }
    case "projects": {
      const shown = section.show === "all" ? projects : projects.filter(({ ongoing }) => ongoing);
      return shown.length > 0 ? ({ kind: "projects", projects: shown, title } as const) : null;
    }
    case "questions":
      return questions.length > 0 ? ({ kind: "questions", questions, title } as const) : null;
    case "steps":
      return { kind: "steps", minimumInvestment: offering.minimumInvestment, title } as const;
    case "team":
      return team.length > 0 ? ({ kind: "team", team, title } as const) : null;
    case "download": {
      const file = section.file ?? offering.deck;
      return file && { ...section, file, isDeck: section.file === null };
    }
    case "form":
    case "text":
      return section;
  }
}
