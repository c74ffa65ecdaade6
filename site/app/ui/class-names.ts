/** Joins class names and skips empty and falsy ones. */
export function cx(...names: (false | null | string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
