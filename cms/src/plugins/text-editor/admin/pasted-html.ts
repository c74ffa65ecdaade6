/** Selector of elements to remove from Word's markup: pictures, comments, and the line above footnotes. */
const removedElements =
  "img, picture, source, hr, br[clear], .msocomanchor, .MsoCommentReference, [style*='mso-element:comment-list']";

export const isFromOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|class="?Mso|\bmso-/.test(html);

/**
 * Returns pasted HTML without its pictures, because only pasted files are uploaded. Converts Word's markup to lists,
 * tables and footnotes; `usedLabels` are the footnote labels that the text already has.
 */
export function cleanPastedHtml(html: string, usedLabels: ReadonlySet<string>): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!isFromOffice(html)) {
    for (const picture of body.querySelectorAll("img, picture, source")) picture.remove();
    return body.innerHTML;
  }
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  convertFootnotes(body, usedLabels);
  // Links within the document have no target on the page.
  for (const link of body.querySelectorAll("a")) {
    if (isBlank(link) || link.getAttribute("href")?.startsWith("#")) link.replaceWith(...link.childNodes);
  }
  for (const table of body.querySelectorAll("table")) convertTable(table);
  convertLists(body);
  for (const paragraph of body.querySelectorAll("p")) {
    if (isBlank(paragraph) && !paragraph.closest("td, th")) paragraph.remove();
  }
  // Without this paragraph, the text after the cursor would continue the last footnote.
  if (body.querySelector("[data-type=footnote_definition]"))
    body.append(body.ownerDocument.createElement("p"));
  return body.innerHTML;
}

const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector("[data-type]");

/** Converts Word's lists to HTML lists. In Word, an item is a styled paragraph that starts with a bullet or number. */
function convertLists(body: HTMLElement): void {
  let outermost: Element | undefined;
  let openLists: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll("p[style*='mso-list']")) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:\s*\w+\s+level(\d+)/.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector("[style*='Ignore']");
    const label = marker?.textContent?.trim() ?? "";
    marker?.remove();
    const kind = /^\(?(?:\d|[a-z]+[.)])/i.test(label) ? "ol" : "ul";
    if (outermost?.nextElementSibling !== paragraph) openLists = [];
    openLists = openLists.filter(
      (other) => other.level < level || (other.level === level && other.list.localName === kind),
    );
    let list = openLists.find((other) => other.level === level)?.list;
    if (!list) {
      list = body.ownerDocument.createElement(kind);
      const number = Number.parseInt(label, 10);
      if (number > 1) list.setAttribute("start", String(number));
      const parent = openLists.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else {
        paragraph.before(list);
        outermost = list;
      }
      openLists.push({ list, level });
    }
    const item = body.ownerDocument.createElement("li");
    list.append(item);
    item.append(paragraph);
  }
}

/** Maximum number of columns, and of rows, into which a merged cell is split. More would freeze the browser. */
const maxSpan = 50;
const readSpan = (cell: Element, name: string): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), maxSpan);

/** Changes a table so that Markdown can store it: one line per cell, no merged cells, headings in the first row. */
function convertTable(table: Element): void {
  const { ownerDocument } = table;
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  /** By column, the number of rows below that a cell still covers. */
  const coveredRows: number[] = [];
  for (const row of rows) {
    let column = 0;
    const addCovered = () => {
      for (let left = coveredRows[column]; left; left = coveredRows[column]) {
        coveredRows[column] = left - 1;
        row.append(ownerDocument.createElement("td"));
        column += 1;
      }
    };
    // Appending a cell again moves it behind those added before it.
    for (const cell of [...row.children]) {
      const paragraphs = [...cell.querySelectorAll("p")].filter((paragraph) => !isBlank(paragraph));
      const text = ownerDocument.createElement("p");
      for (const paragraph of paragraphs)
        text.append(...(text.hasChildNodes() ? [" "] : []), ...paragraph.childNodes);
      if (paragraphs.length > 0 || cell.querySelector("p")) cell.replaceChildren(text);
      addCovered();
      const end = column + readSpan(cell, "colspan");
      row.append(cell);
      for (const first = column; column < end; column += 1) {
        if (column > first) row.append(ownerDocument.createElement("td"));
        coveredRows[column] = readSpan(cell, "rowspan") - 1;
      }
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
    addCovered();
  }
  for (const cell of rows[0]?.querySelectorAll("td") ?? []) {
    const heading = ownerDocument.createElement("th");
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
}

/**
 * Converts Word's footnotes. In Word's markup, the reference is a link to `#_ftn1`, and the footnote starts with a link
 * back to `#_ftnref1`.
 */
function convertFootnotes(body: HTMLElement, usedLabels: ReadonlySet<string>): void {
  const { ownerDocument } = body;
  let number = 0;
  for (const backLink of body.querySelectorAll("a[href*='#_ftnref'], a[href*='#_ednref']")) {
    const [, kind, id] = /#_(ftn|edn)ref(\d+)$/.exec(backLink.getAttribute("href") ?? "") ?? [];
    const text = backLink.closest("[style*='mso-element:footnote'], [style*='mso-element:endnote'], p");
    if (!kind || !text) continue;
    do number += 1;
    while (usedLabels.has(String(number)));
    const label = String(number);
    for (const link of body.querySelectorAll(`a[href$='#_${kind}${id}']`)) {
      const reference = ownerDocument.createElement("sup");
      reference.setAttribute("data-type", "footnote_reference");
      reference.setAttribute("data-label", label);
      reference.append(label);
      link.replaceWith(reference);
    }
    backLink.remove();
    const definition = ownerDocument.createElement("dl");
    definition.setAttribute("data-type", "footnote_definition");
    definition.setAttribute("data-label", label);
    const content = ownerDocument.createElement("dd");
    definition.append(content);
    text.replaceWith(definition);
    content.append(text);
  }
}
