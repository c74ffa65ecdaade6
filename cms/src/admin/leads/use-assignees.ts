import { useNames } from "../use-names";

/** The people who work with leads, with the one given among them: somebody who has left stays readable. */
export function useAssignees(present: string | null | undefined): string[] {
  const names = useNames("/lead-inbox/assignees");
  return present && !names.includes(present) ? [...names, present] : names;
}
