const frame = '<div aria-label="Table" class="table-scroll" role="group" tabindex="0">';

/**
 * Lets a table that is wider than a phone scroll by itself, by keyboard too, and keeps an empty corner from
 * counting as a heading. `html` is a post's body as our renderer writes it.
 */
export function withReachableTables(html: string): string {
  return html
    .replaceAll("<table>", `${frame}<table>`)
    .replaceAll("</table>", "</table></div>")
    .replaceAll(/<th(?: align="[a-z]+")?><\/th>/g, "<td></td>");
}
