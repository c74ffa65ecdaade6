/** Elements that are not text: pictures, comments, the line above footnotes. */
const dropped =
  "img, picture, source, hr, br[clear], .msocomanchor, .MsoCommentReference, [style*='mso-element:comment-list']";

export const isFromOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|class="?Mso|\bmso-/.test(html);

/**
 * Returns pasted HTML without pictures, which are uploaded separately. Converts Word's markup to lists, tables and
 * footnotes; `taken` holds footnote labels already in use.
 */
export function pastedHtml(html: string, taken: ReadonlySet<string>): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!isFromOffice(html)) {
    for (const picture of body.querySelectorAll("img, picture, source")) picture.remove();
    return body.innerHTML;
  }
  for (const element of body.querySelectorAll(dropped)) element.remove();
  const footnotes = makeFootnotes(body, taken);
  // Links within the document have no target on the page.
  for (const link of body.querySelectorAll("a")) {
    if (isBlank(link) || link.getAttribute("href")?.startsWith("#")) link.replaceWith(...link.childNodes);
  }
  for (const table of body.querySelectorAll("table")) makeTable(table);
  makeLists(body);
  for (const paragraph of body.querySelectorAll("p")) {
    if (isBlank(paragraph) && !paragraph.closest("td, th")) paragraph.remove();
  }
  // Without this paragraph, the text after the cursor would continue the last footnote.
  if (footnotes > 0) body.append(body.ownerDocument.createElement("p"));
  return body.innerHTML;
}

const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector("[data-type]");

/** Converts Word's lists. Word marks items by style; the bullet or number is text with its own style. */
function makeLists(body: HTMLElement): void {
  let root: Element | undefined;
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll("p[style*='mso-list']")) {
    const style = paragraph.getAttribute("style") ?? "";
    const level = Number(/mso-list:\s*\w+\s+level(\d+)/.exec(style)?.[1] ?? 0);
    if (level === 0) continue;
    const marker = paragraph.querySelector("[style*='Ignore']");
    const label = marker?.textContent?.trim() ?? "";
    marker?.remove();
    const kind = /^\(?(?:\d|[a-z]+[.)])/i.test(label) ? "ol" : "ul";
    if (root?.nextElementSibling !== paragraph) open = [];
    open = open.filter(
      (other) => other.level < level || (other.level === level && other.list.localName === kind),
    );
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (!list) {
      list = body.ownerDocument.createElement(kind);
      const number = Number.parseInt(label, 10);
      if (number > 1) list.setAttribute("start", String(number));
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else {
        paragraph.before(list);
        root = list;
      }
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement("li");
    list.append(item);
    item.append(paragraph);
  }
}

const maxSpan = 50;
const spanOf = (cell: Element, name: string): number =>
  Math.min(Number(cell.getAttribute(name) ?? 1) || 1, maxSpan);

/** Converts a table to what Markdown can store: one line per cell, no merged cells, and headings in the first row. */
function makeTable(table: Element): void {
  const { ownerDocument } = table;
  const rows = [...table.querySelectorAll("tr")];
  for (const [index, row] of rows.entries()) {
    for (const cell of row.querySelectorAll("td, th")) {
      const paragraphs = [...cell.querySelectorAll("p")].filter((paragraph) => !isBlank(paragraph));
      const text = ownerDocument.createElement("p");
      for (const paragraph of paragraphs)
        text.append(...(text.hasChildNodes() ? [" "] : []), ...paragraph.childNodes);
      if (paragraphs.length > 0 || cell.querySelector("p")) cell.replaceChildren(text);
      const column = [...row.children].indexOf(cell);
      for (let more = 1; more < spanOf(cell, "colspan"); more += 1) {
        cell.after(ownerDocument.createElement("td"));
      }
      for (const next of rows.slice(index + 1, index + spanOf(cell, "rowspan"))) {
        next.insertBefore(ownerDocument.createElement("td"), next.children[column] ?? null);
      }
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
    }
  }
  for (const cell of rows[0]?.querySelectorAll("td") ?? []) {
    const heading = ownerDocument.createElement("th");
    heading.append(...cell.childNodes);
    cell.replaceWith(heading);
  }
}

/**
 * Converts Word's footnotes and returns how many there are. A link to `#_ftn1` refers to a footnote, and a link to
 * `#_ftnref1` starts its text.
 */
function makeFootnotes(body: HTMLElement, taken: ReadonlySet<string>): number {
  const { ownerDocument } = body;
  let number = 0;
  let count = 0;
  for (const back of body.querySelectorAll("a[href*='#_ftnref'], a[href*='#_ednref']")) {
    const [, kind, id] = /#_(ftn|edn)ref(\d+)$/.exec(back.getAttribute("href") ?? "") ?? [];
    const text = back.closest("[style*='mso-element:footnote'], [style*='mso-element:endnote'], p");
    if (!kind || !text) continue;
    do number += 1;
    while (taken.has(String(number)));
    const label = String(number);
    for (const mark of body.querySelectorAll(`a[href$='#_${kind}${id}']`)) {
      const reference = ownerDocument.createElement("sup");
      reference.setAttribute("data-type", "footnote_reference");
      reference.setAttribute("data-label", label);
      reference.append(label);
      mark.replaceWith(reference);
    }
    back.remove();
    const definition = ownerDocument.createElement("dl");
    definition.setAttribute("data-type", "footnote_definition");
    definition.setAttribute("data-label", label);
    const content = ownerDocument.createElement("dd");
    definition.append(content);
    text.replaceWith(definition);
    content.append(text);
    count += 1;
  }
  return count;
}
