/** Joins the classes that apply. Class names outside a `className` attribute stand in a call of this. */
export function cx(...names: (false | null | string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
