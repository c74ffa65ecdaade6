import type { Project } from "./model.ts";
import { slugify } from "./wording/anchors.ts";

/** Query parameter with the slug of the project that a form is about. */
export const projectParameter = "project";

/** Returns the name of a project in URLs and in values of form fields. */
export const projectSlug = ({ title }: Pick<Project, "title">): string => slugify(title);

export function projectWithSlug(projects: readonly Project[], slug: string): Project | undefined {
  return projects.find((project) => projectSlug(project) === slug);
}

type ProjectLists = Readonly<Record<"pastOpportunities" | "projects", readonly Project[]>>;

/** Returns the projects that a visitor can ask about. A project in both lists appears twice. */
export const projectsOnForms = ({ pastOpportunities, projects }: ProjectLists): readonly Project[] => [
  ...projects,
  ...pastOpportunities,
];

export type ProjectChoice = Readonly<ReturnType<typeof choiceOf>>;
export const choiceOf = (project: Project) => ({ slug: projectSlug(project), title: project.title });

/** Returns the dated funding figures of a listed project. A project in both lists has two sets of them. */
const figuresOf = ({ asOf, ongoing, progress, remainingAmount }: Project) => ({
  asOf,
  ongoing,
  progress,
  remainingAmount,
});

export type EarlierFigures = Readonly<ReturnType<typeof figuresOf>> & Pick<Project, "title">;

/** Returns the latest funding figures of a project in either list. */
function latestFigures(project: Project, pastOpportunities: readonly Project[]) {
  const allFigures = [project, ...pastOpportunities.filter(({ title }) => title === project.title)].map(
    figuresOf,
  );
  return allFigures.reduce((latest, figures) => (figures.asOf >= latest.asOf ? figures : latest));
}

/** Returns `projects` with their latest funding figures, and the earlier figures that those replace. */
export function latestAndEarlierFigures({ pastOpportunities, projects }: ProjectLists) {
  const latest = projects.map((project) => ({
    ...project,
    ...latestFigures(project, pastOpportunities),
  }));
  const earlier = projects
    .filter(({ asOf }, index) => asOf !== latest[index]?.asOf)
    .map((project): EarlierFigures => ({ title: project.title, ...figuresOf(project) }));
  return { earlier, latest };
}

/** Sorts projects that take investors before those that are fully funded. */
export const openFirst = (projects: readonly Project[]): readonly Project[] =>
  projects.toSorted((a, b) => Number(b.ongoing) - Number(a.ongoing));

/** Returns true for a project that still takes investors by its latest figures. */
export const isOpen = (project: Project, pastOpportunities: readonly Project[]): boolean =>
  latestFigures(project, pastOpportunities).ongoing;

/** Returns false for a project without a page, which visitors ask about on the contact page. */
export const hasOwnPage = ({ path }: Project): boolean => path !== "/contact";

/** Returns the URL of a project's amounts on the page of current projects. */
export const offerUrl = (project: Project): string => `/current-project#${projectSlug(project)}`;

/** Returns the URL of a project's page, or of the contact form for that project. */
export function projectUrl(project: Project): string {
  if (hasOwnPage(project)) return project.path;
  return `${project.path}?${projectParameter}=${encodeURIComponent(projectSlug(project))}`;
}
