/** What Word adds for itself: comments, the line above its footnotes, empty links. */
const dropped =
  "img, picture, source, hr, br[clear], .msocomanchor, .MsoCommentReference, [style*='mso-element:comment-list']";

export const isFromOffice = (html: string): boolean =>
  /urn:schemas-microsoft-com:office|class="?Mso|\bmso-/.test(html);

/**
 * Returns pasted HTML without its pictures, which are uploaded. What Word writes in its own way becomes lists, tables
 * and footnotes; their labels are none of those that are `taken`.
 */
export function pastedHtml(html: string, taken: ReadonlySet<string>): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (!isFromOffice(html)) {
    for (const picture of body.querySelectorAll("img, picture, source")) picture.remove();
    return body.innerHTML;
  }
  for (const element of body.querySelectorAll(dropped)) element.remove();
  const footnotes = makeFootnotes(body, taken);
  // Links within the document lead nowhere once they are on a page.
  for (const link of body.querySelectorAll("a")) {
    if (isBlank(link) || link.getAttribute("href")?.startsWith("#")) link.replaceWith(...link.childNodes);
  }
  for (const table of body.querySelectorAll("table")) makeTable(table);
  makeLists(body);
  for (const paragraph of body.querySelectorAll("p")) {
    if (isBlank(paragraph) && !paragraph.closest("td, th")) paragraph.remove();
  }
  // Text after the cursor goes on in a paragraph of its own, not in the last footnote.
  if (footnotes > 0) body.append(body.ownerDocument.createElement("p"));
  return body.innerHTML;
}

const isBlank = (element: Element): boolean =>
  !element.textContent?.trim() && !element.querySelector("[data-type]");

/** A paragraph is an item of a list where its style says so; its bullet or number is text that the style marks. */
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
    open = open.filter((other) => other.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.localName !== kind) open.pop();

    let { list } = open.at(-1)?.level === level ? (open.at(-1) ?? {}) : {};
    if (!list) {
      list = body.ownerDocument.createElement(kind);
      if (kind === "ol" && Number.parseInt(label, 10) > 1) {
        list.setAttribute("start", String(Number.parseInt(label, 10)));
      }
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
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

/** Markdown has one line of text a cell, no merged cells, and headings in the first row. */
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
      const [columns, below] = ["colspan", "rowspan"].map((name) => Number(cell.getAttribute(name) ?? 1));
      for (let more = 1; more < (columns ?? 1); more += 1) cell.after(ownerDocument.createElement("td"));
      for (const next of rows.slice(index + 1, index + (below ?? 1))) {
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

/** A link `#_ftn1` is the mark of a footnote, and `#_ftnref1` begins its text. */
function makeFootnotes(body: HTMLElement, taken: ReadonlySet<string>): number {
  const { ownerDocument } = body;
  let number = 0;
  let count = 0;
  for (const back of body.querySelectorAll("a[href^='#_ftnref'], a[href^='#_ednref']")) {
    const name = back.getAttribute("href")?.replace("ref", "");
    const text = back.closest("[style*='mso-element:footnote'], [style*='mso-element:endnote'], p");
    if (!name || !text) continue;
    do number += 1;
    while (taken.has(String(number)));
    const label = String(number);
    for (const mark of body.querySelectorAll(`a[href='${name}']`)) {
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
    const words = ownerDocument.createElement("dd");
    definition.append(words);
    text.replaceWith(definition);
    words.append(text);
    count += 1;
  }
  return count;
}
