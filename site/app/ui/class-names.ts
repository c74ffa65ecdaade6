/** Joins the classes that apply. Tailwind finds class names in calls of this. */
export function cx(...names: (false | null | string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
