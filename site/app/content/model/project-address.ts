import type { Project } from "./model.ts";
import { addressWords } from "./wording/anchors.ts";

/** The parameter by which a form's address names the project that it is about. */
export const projectParameter = "project";

/** What names a project in addresses and forms: its title as an address has it. */
export const projectName = ({ title }: Pick<Project, "title">): string => addressWords(title);

/** The project of this name; undefined for one that is not published, or never was. */
export function projectNamed(projects: readonly Project[], name: string): Project | undefined {
  return projects.find((project) => projectName(project) === name);
}

/** The projects that a visitor can ask about: those of both readings, each once. */
export function askedAbout(content: {
  readonly pastOpportunities: readonly Project[];
  readonly projects: readonly Project[];
}): readonly Project[] {
  return [...content.projects, ...content.pastOpportunities];
}

/** Whether there is nothing to read about a project but its card: it is asked about on the contact page. */
export const isAskedAbout = ({ path }: Project): boolean => path === "/contact";

/** Where a project's link leads: to its page, or to the contact form, which is told which project it is about. */
export function projectAddress(project: Project): string {
  return isAskedAbout(project)
    ? `${project.path}?${projectParameter}=${encodeURIComponent(projectName(project))}`
    : project.path;
}
