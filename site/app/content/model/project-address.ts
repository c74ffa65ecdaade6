import type { Project } from "./model.ts";
import { addressWords } from "./wording/anchors.ts";

/** Query parameter that names the project of a form. */
export const projectParameter = "project";

/** Returns the name of a project in URLs and forms. */
export const projectName = ({ title }: Pick<Project, "title">): string => addressWords(title);

/** Returns the published project with this name. */
export function projectNamed(projects: readonly Project[], name: string): Project | undefined {
  return projects.find((project) => projectName(project) === name);
}

/** Returns the projects that a visitor can ask about, each once. */
export function askedAbout(content: {
  readonly pastOpportunities: readonly Project[];
  readonly projects: readonly Project[];
}): readonly Project[] {
  return [...content.projects, ...content.pastOpportunities];
}

/** A project as forms offer it. */
export interface ProjectChoice {
  readonly name: string;
  readonly title: string;
}

export const choiceOf = (project: Project): ProjectChoice => ({
  name: projectName(project),
  title: project.title,
});

/** Returns the last listed project whose latest reading is open to investors. */
export function newestOpenProject(content: Parameters<typeof askedAbout>[0]): Project | undefined {
  return content.projects.findLast((project) => {
    const readings = askedAbout(content).filter(({ title }) => title === project.title);
    const latest = readings.toSorted((a, b) => a.asOf.localeCompare(b.asOf)).at(-1);
    return latest?.ongoing && !latest.sold;
  });
}

/** Returns true for a project without a page of its own, which visitors ask about on the contact page. */
export const isAskedAbout = ({ path }: Project): boolean => path === "/contact";

/** Returns the URL of a project's page, or of the contact form for that project. */
export function projectAddress(project: Project): string {
  return isAskedAbout(project)
    ? `${project.path}?${projectParameter}=${encodeURIComponent(projectName(project))}`
    : project.path;
}
