import type { Project } from "../model.ts";

/** Returns the city all projects share, or null. */
export function sharedCity(projects: readonly Project[]): string | null {
  const [city, ...others] = new Set(projects.map(({ location }) => location.split(",")[0]?.trim()));
  return city && others.length === 0 ? city : null;
}

/** Returns true for a project in South Dakota, by its name or code. */
export function isInSouthDakota({ location }: Project): boolean {
  return /\b(?:SD|South Dakota)\b/.test(location);
}
