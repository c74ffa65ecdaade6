import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const currentProject = {
  meta: {
    description: {
      inCity: "The communities under way in {city}: what is funded and what remains.",
      anywhere: "The communities under way: what is funded and what remains.",
    },
    keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
  },
  banner: {
    image: picture("current-projects-background"),
    title: "Current projects",
    caption: "Illustrative rendering.",
    note: "From {minimumInvestment}, accredited investors only. You can lose principal, and interests cannot be readily sold.",
  },
  lead: {
    inCity: "The communities under way in {city}: how much of each is funded, and what remains.",
    anywhere: "The communities under way: how much of each is funded, and what remains.",
  },
  noProjects: {
    title: "No projects to show",
    text: "Nothing is open at the moment. We can tell you what is planned.",
    action: "Ask us what comes next",
  },
  projects: {
    titleOfOne: "The project under way",
    titleOfMany: "The projects under way",
  },
  comparison: {
    title: "Compare the projects",
    note: "Amounts as of {date}. They change as people invest, so ask us for the latest.",
    caption: "Current projects compared, as of {date}",
    project: "Project",
    place: "Place",
    status: "Status",
    funded: "Funded",
    remaining: "Remaining, as published",
    /** Beside the amount itself, on a phone. */
    remainingInRow: "Remaining",
    nextStep: "Next step",
    ownPage: "Read about it",
    contactPage: "Ask about it",
  },
  nextStep: {
    title: "The next step",
    text: "Ask for the offering documents of the project that interests you. They state fees, the expected hold and the risks, and your accreditation is verified before you invest.",
    action: "Ask about a project",
  },
} as const satisfies Words;
