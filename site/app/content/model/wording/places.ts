import type { Project } from "../model.ts";

/** The city in which all of these projects are: null when there are several, or none. */
export function sharedCity(projects: readonly Project[]): string | null {
  const [city, ...others] = new Set(projects.map(({ location }) => location.split(",")[0]?.trim()));
  return city && others.length === 0 ? city : null;
}

export function isInSouthDakota({ location }: Project): boolean {
  return /\b(?:SD|South Dakota)\b/.test(location);
}
