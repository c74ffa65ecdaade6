import type { Project } from "./model.ts";

/** Whether two lists publish different amounts of the same project. */
export function amountsDiffer(one: readonly Project[], other: readonly Project[]): boolean {
  return one.some(({ progress, remainingAmount, title }) =>
    other.some(
      (project) =>
        project.title === title &&
        (project.progress !== progress || project.remainingAmount !== remainingAmount),
    ),
  );
}
