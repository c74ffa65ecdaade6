/** Marks the file as UTF-8 for spreadsheets that would otherwise guess. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet takes for the start of a formula, full-width forms included (OWASP, "CSV Injection"). */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One record after RFC 4180. Every cell is quoted: in spreadsheets that separate by semicolons, an unquoted one
 * could be split and its second half be a formula. A cell that would be a formula gets an apostrophe before it,
 * which makes it text.
 */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) => {
    const text = formulaStart.test(cell) ? `'${cell}` : cell;
    return `"${text.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(",")}\r\n`;
}
