import type { Project } from "~/content/model/model.ts";
import { sharedCity } from "~/content/model/wording/places.ts";

export const banner = {
  title: "Current projects",
  caption: "Illustrative rendering.",
};

export function leadOf(projects: readonly Project[]): string {
  return `The communities under way${inCity(projects)}: how much of each is funded, and what remains.`;
}

export function descriptionOf(projects: readonly Project[]): string {
  return `The communities under way${inCity(projects)}: what is funded and what remains.`;
}

function inCity(projects: readonly Project[]): string {
  const city = sharedCity(projects);
  return city ? ` in ${city}` : "";
}

export function noteOf(minimumInvestment: string): string {
  return `From ${minimumInvestment}, accredited investors only. You can lose principal, and interests cannot be readily sold.`;
}

export const noProjects = {
  title: "No projects to show",
  text: "Nothing is open at the moment. We can tell you what is planned.",
  action: { label: "Ask us what comes next", to: "/contact" },
};

export const comparison = {
  title: "Compare the projects",
  note: (date: string) => `Amounts as of ${date}. They change as people invest, so ask us for the latest.`,
};

export const nextStep = {
  title: "The next step",
  text: "Ask for the offering documents of the project that interests you. They state fees, the expected hold and the risks, and your accreditation is verified before you invest.",
  action: { label: "Ask about a project", to: "/contact" },
};
